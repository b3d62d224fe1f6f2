/** What the mouse points at, or what keys have brought the focus to, after a moment: what is passed or pressed at once is not shown. */
const DWELL = 40;

export class Pointing<T> {
  at = $state.raw<T | null>(null);
  private dwelling: ReturnType<typeof setTimeout> | undefined;

  /** `read` says what there is to show of an element. */
  constructor(private readonly read: (target: Element) => T | null) {}

  private readonly over = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event instanceof PointerEvent ? event.pointerType !== 'mouse' : !target.matches(':focus-visible')) return;
    clearTimeout(this.dwelling);
    this.dwelling = setTimeout(() => (this.at = this.read(target)), DWELL);
  };
  private readonly pressed = (): void => clearTimeout(this.dwelling);
  private readonly stop = (): void => {
    clearTimeout(this.dwelling);
    this.at = null;
  };
  /** What the element listens to within which things are pointed at. */
  readonly listeners = {
    onpointerover: this.over,
    onfocusin: this.over,
    onpointerdown: this.pressed,
    onpointerleave: this.stop,
    onfocusout: this.stop,
  };
}
