/** One's own turn is noticed: in the title and icon of the tab, and by a notification where that is allowed. */
const ICON = './favicon.svg';
const YOURS = './favicon-turn.svg';

/** Nobody looks at the tab while the table is drawn: it may come a moment later, and what is over by then not at all. */
const LATER = 60;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Shows in the tab whether somebody is asked here. */
export function showInTab(title: string, asked: boolean): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => change(title, asked), LATER);
}
function change(title: string, asked: boolean): void {
  if (document.title !== title) document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = asked ? YOURS : ICON;
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

/** Tells somebody who looks elsewhere, if that was allowed. */
export function notify(wished: boolean, text: string): void {
  if (wished && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    new Notification(text, { icon: ICON, tag: 'catanica-turn' });
}

/** Asks the browser; whether it may be done. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
