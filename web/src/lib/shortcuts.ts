/** Shortcut letters for the buttons of a decision. */
const FIXED: Readonly<Record<string, string>> = {
  pass: 'p',
  end: 'e',
  roll: 'r',
  undo: 'u',
  decline: 'n',
  accept: 'y',
};
/** Keys of the buttons that open a window or a mode. */
export const WINDOWS = { bank: 'b', trade: 't', use: 'w', demolish: 'd' } as const;
/** Asks for a hint, where there are any. */
export const HINT = 'h';
const RESERVED = new Set([...Object.values(FIXED), ...Object.values(WINDOWS), HINT, 'z', 'l', '?']);

/** Whether a key is meant for the table: not for a field one types in, nor for an open window. */
export const forTable = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.repeat) &&
  !(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) &&
  document.querySelector('dialog[open]') === null;

/** An option's text, which stands for it, its verb, and the word on its button. */
type Choice = { text: string; verb: string; word: string };

/** Gives every option a key of its own while keys last: fixed verbs first, then a letter of the text, then figures. */
export function shortcutsFor(options: readonly Choice[]): Map<string, string> {
  const keys = new Map<string, string>();
  const used = new Set<string>();
  const take = (option: Choice, key: string): void => {
    keys.set(option.text, key);
    used.add(key);
  };
  for (const option of options) {
    const fixed = FIXED[option.verb];
    if (fixed !== undefined && !used.has(fixed)) take(option, fixed);
  }
  let figure = 1;
  for (const option of options) {
    if (keys.has(option.text)) continue;
    const letter = [...option.word.toLowerCase()].find(
      (char) => /[a-z]/.test(char) && !used.has(char) && !RESERVED.has(char),
    );
    if (letter !== undefined && options.length <= 8) take(option, letter);
    else if (figure <= 9) {
      take(option, String(figure));
      figure += 1;
    }
  }
  return keys;
}
