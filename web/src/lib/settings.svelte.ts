/** What a person has chosen for this browser: language, theme, motion, sound and text size. */
export const LANGUAGES = ['de', 'en', 'da'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  motion: boolean;
  /** How long movements last: 1 is the usual length. */
  pace: number;
  sound: boolean;
  /** A notification when it is one's turn and the page is not looked at. */
  notify: boolean;
  textSize: number;
  botSpeed: number;
  /** The log lies open beside the table. */
  log: boolean;
}

const KEY = 'catanica.settings';

/** The first language of the browser that the page speaks, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Reads stored settings; whatever is missing or out of range takes its default. */
export function readSettings(stored: string | null, wanted: readonly string[]): Settings {
  let raw: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = stored === null ? {} : JSON.parse(stored);
    if (typeof parsed === 'object' && parsed !== null) raw = parsed;
  } catch {
    raw = {}; // a damaged entry counts as none: the settings are written anew with the next choice
  }
  const between = (value: unknown, low: number, high: number, fallback: number): number =>
    typeof value === 'number' && value >= low && value <= high ? value : fallback;
  return {
    language: LANGUAGES.find((language) => language === raw.language) ?? preferredLanguage(wanted),
    theme: THEMES.find((theme) => theme === raw.theme) ?? 'auto',
    motion: raw.motion !== false,
    pace: between(raw.pace, 0.5, 3, 1),
    sound: raw.sound !== false,
    notify: raw.notify === true,
    textSize: between(raw.textSize, 0.9, 1.4, 1),
    botSpeed: between(raw.botSpeed, 0, 4, 1),
    log: raw.log !== false,
  };
}

const inBrowser = typeof window !== 'undefined';

export const settings: Settings = $state(
  readSettings(inBrowser ? localStorage.getItem(KEY) : null, inBrowser ? navigator.languages : []),
);

let shown = $state<'light' | 'dark'>('light');
/** The light that is on: what the device prefers, where nothing was chosen. */
export const shownTheme = (): 'light' | 'dark' => shown;

/** Whether the device asks for less motion. */
export const stillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps the document and the browser's storage in step with the settings; call once from the root component. */
export function keepSettings(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  const show = (): void => {
    shown = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    root.dataset.theme = shown;
    root.dataset.motion = settings.motion ? 'on' : 'off';
    root.lang = settings.language;
    root.style.setProperty('--pace', String(settings.pace));
    root.style.setProperty('--text-size', String(settings.textSize));
  };
  $effect(() => {
    show();
    localStorage.setItem(KEY, JSON.stringify(settings));
    dark.addEventListener('change', show);
    return () => dark.removeEventListener('change', show);
  });
}
