/** The server over HTTP. A refusal becomes an error whose message is the server's own sentence. */
import { settings } from '../lib/settings.svelte';
import type {
  EditionTable,
  CardInfo,
  Fault,
  GameAnalysis,
  GameInfo,
  GameKind,
  GameMade,
  HintInfo,
  LessonBody,
  LessonSummary,
  NewGame,
  Past,
  PositionInfo,
  PresetDeck,
  Replayed,
  RegisterLine,
  RulingInfo,
} from './protocol';

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly faults: readonly Fault[];
  constructor(status: number, code: string, sentence: string, faults: readonly Fault[]) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.faults = faults;
  }
}

const base = (): string => new URL('./', location.href.split('#')[0]).href;
/** The address of a game's channel: the page's own, with the scheme of WebSockets. */
export const channelAddress = (game: string): string =>
  `${base().replace(/^http/, 'ws')}api/games/${encodeURIComponent(game)}/ws`;
/** A link for somebody else: what stands behind the # never leaves the browser. */
export const pageLink = (hash: string): string => `${base()}${hash.replace(/^\//, '')}`;

interface Body {
  error?: { code: string; sentence: string; faults?: Fault[] };
}
export async function asked(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'accept-language': settings.language, ...(init.headers as Record<string, string> | undefined) };
  const answer = await fetch(`${base()}api/${path}`, { ...init, headers });
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => ({}))) as Body;
  throw new Refusal(
    answer.status,
    body.error?.code ?? '',
    body.error?.sentence ?? `${answer.status} ${answer.statusText}`,
    body.error?.faults ?? [],
  );
}
export const got = async <T>(path: string): Promise<T> => (await (await asked(path)).json()) as T;
export const posted = async <T>(path: string, body: unknown): Promise<T> =>
  (await (
    await asked(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as T;

const inLanguage = (more: Record<string, string> = {}): string =>
  new URLSearchParams({ lang: settings.language, ...more }).toString();

const bearing = (tokens: readonly string[]): Record<string, string> =>
  tokens.length > 0 ? { authorization: `Bearer ${tokens.join(',')}` } : {};

export const api = {
  options: () => got<GameKind[]>('options'),
  decks: () => got<PresetDeck[]>(`decks?${inLanguage()}`),
  newGame: (wish: NewGame) => posted<GameMade>('games', wish),
  game: (id: string) => got<GameInfo>(`games/${encodeURIComponent(id)}`),
  join: (id: string, invite: string, name: string) =>
    posted<{ seat: number; token: string }>(`games/${encodeURIComponent(id)}/join`, {
      invite,
      name,
      lang: settings.language,
    }),
  positionInfo: (text: string) => posted<PositionInfo>('positions', { text, lang: settings.language }),
  record: async (id: string, tokens: readonly string[]) =>
    (
      await asked(`games/${encodeURIComponent(id)}/record`, {
        headers: bearing(tokens),
      })
    ).text(),
  past: async (id: string, seq: number, seat: number | null, tokens: readonly string[]) =>
    (await (
      await asked(`games/${encodeURIComponent(id)}/past/${seq}${seat === null ? '' : `?seat=${seat}`}`, {
        headers: bearing(tokens),
      })
    ).json()) as Past,
  position: async (id: string, seat: number | null, tokens: readonly string[]) =>
    (
      await asked(`games/${encodeURIComponent(id)}/position${seat === null ? '' : `?seat=${seat}`}`, {
        headers: bearing(tokens),
      })
    ).text(),
  hint: async (id: string, seat: number, tokens: readonly string[]) =>
    (await (
      await asked(`games/${encodeURIComponent(id)}/hint?${inLanguage({ seat: String(seat) })}`, {
        headers: bearing(tokens),
      })
    ).json()) as HintInfo,
  analysis: (record: string) => posted<GameAnalysis>('analysis', { record, lang: settings.language }),
  catalogue: (game: string) => got<CardInfo[]>(`catalogue?${inLanguage({ game })}`),
  editions: (game: string) => got<EditionTable>(`editions?${inLanguage({ game })}`),
  register: (game: string) => got<RegisterLine[]>(`register?${inLanguage(game === '' ? {} : { game })}`),
  rulings: (q: string, more: Record<string, string> = {}) => got<RulingInfo[]>(`rulings?${inLanguage({ q, ...more })}`),
  ruling: (id: string) => got<RulingInfo>(`rulings/${encodeURIComponent(id)}?${inLanguage()}`),
  lessons: () => got<LessonSummary[]>('lessons'),
  lesson: (id: string) => got<LessonBody>(`lessons/${encodeURIComponent(id)}`),
  replay: (record: string, audience: string, first: number, count: number) =>
    posted<Replayed>('replay', { record, audience, first, count, lang: settings.language }),
};
