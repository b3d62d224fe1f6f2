/** The printed cards, read from the game's own card files when the page is built: figures once, names and texts per language. */
import { SvelteMap } from 'svelte/reactivity';
import { addTerms, alsoLearn } from './i18n';
import { ownSets } from './own.svelte';
import type { Language } from './settings.svelte';
import type { CardClass, CardColour, CardFace, CardFigures, CounterPrice, Faces, Resource, Stock } from './view';

/** The princes' cards call trade points commerce. */
type Figures = Omit<CardFigures, 'trade'> & { trade?: number; commerce?: number };

interface CardEntry extends Figures {
  id: string;
  count?: number;
  kind: string;
  flags?: string[];
  slot?: string;
  cost?: Partial<Stock>;
  resource?: Resource;
  die?: number;
  rules?: string[];
  confidence?: string;
  reconstructed?: string[];
  leaves?: { duel?: number };
  levels?: Figures[];
  price?: Readonly<Record<string, number>>;
}
/** What a set declares about itself, as far as its cards' faces show it. */
interface SetEntry {
  id: string;
  counters?: Readonly<Record<string, { icon?: string }>>;
}
interface CardFile {
  set: SetEntry;
  card: CardEntry[];
}
type TextFile = Record<string, { name: string; text?: string }>;

/** All cards of a game with their words in one language: the build puts them into one file each. */
export interface CardPack {
  sets: readonly (CardFile & { words: TextFile })[];
}
type Loader = () => Promise<{ default: CardPack }>;
const LOADERS: Readonly<Record<CardGame, Readonly<Record<Language, Loader>>>> = {
  cardgame: {
    de: () => import('cards:cardgame:de'),
    en: () => import('cards:cardgame:en'),
    da: () => import('cards:cardgame:da'),
  },
  princes: {
    de: () => import('cards:princes:de'),
    en: () => import('cards:princes:en'),
    da: () => import('cards:princes:da'),
  },
};
const DRAWINGS: Readonly<Record<CardGame, () => Promise<unknown>>> = {
  cardgame: () => import('../art/emblems/cardgame'),
  princes: () => import('../art/princes'),
};
const packs = new SvelteMap<string, CardPack>();
const keyOf = (game: CardGame, language: Language): string => `${game} ${language}`;
const wanted = new Set<CardGame>();

/** Loads a game's cards and drawings; whoever switches the language gets them in that one, too. */
export async function loadCards(game: CardGame, language: Language): Promise<void> {
  wanted.add(game);
  const key = keyOf(game, language);
  if (packs.has(key)) return;
  const [{ default: pack }] = await Promise.all([LOADERS[game][language](), DRAWINGS[game]()]);
  if (packs.has(key)) return;
  for (const { words } of pack.sets) addTerms(language, words as Readonly<Record<string, Record<string, string>>>);
  packs.set(key, pack);
}
alsoLearn(async (language) => {
  await Promise.all([...wanted].map((game) => loadCards(game, language)));
});

const KINDS: Readonly<Record<string, CardClass>> = {
  action: 'action',
  event: 'event',
  building: 'building',
  unit: 'unit',
  region: 'region',
  central: 'central',
  metropolis: 'central',
  sea: 'sea',
  site: 'site',
  wizard: 'citadel',
  spellbook: 'citadel',
  counter: 'counter',
};

function classOf(entry: CardEntry): CardClass {
  if (entry.flags?.some((flag) => flag.endsWith('fleet')) === true) return 'fleet';
  if (entry.flags?.some((flag) => flag.endsWith('ship')) === true) return 'ship';
  if (entry.slot === 'citadel' && entry.kind === 'building') return 'citadel';
  return KINDS[entry.kind] ?? 'building';
}
/** Green cards stand in settlements too, red ones in cities only; the slot decides. */
function colourOf(entry: CardEntry, cls: CardClass): CardColour {
  if (cls === 'action') return 'yellow';
  if (cls === 'event' || cls === 'sea') return 'blue';
  if (entry.slot === 'road' || entry.slot === 'opponent_road') return 'blue';
  if (cls === 'counter' || entry.slot === 'citadel') return 'violet';
  if (entry.slot === 'region' || entry.slot === 'opponent_region') return 'brown';
  if (cls === 'region' || cls === 'central') return 'brown';
  return ['city', 'opponent_city', 'cover'].includes(entry.slot ?? '') ? 'red' : 'green';
}

const figuresIn = (entry: Figures): CardFigures => ({
  points: entry.points,
  strength: entry.strength,
  tournament: entry.tournament,
  skill: entry.skill,
  trade: entry.trade ?? entry.commerce,
  progress: entry.progress,
  hand: entry.hand,
  sail: entry.sail,
  cannon: entry.cannon,
});

/** A card's face in one language; English stands in where a text is missing. */
function faceOf(entry: CardEntry, set: SetEntry, words: TextFile, english: TextFile = {}): CardFace {
  const cls = classOf(entry);
  const text = words[entry.id] ?? english[entry.id];
  return {
    id: entry.id,
    name: text?.name ?? entry.id,
    cls,
    colour: colourOf(entry, cls),
    cost: entry.cost,
    ...figuresIn(entry),
    price: priceIn(entry, set),
    moons: entry.leaves?.duel,
    levels: entry.levels?.map(figuresIn),
    effect: text?.text === undefined ? [] : [text.text],
    text: text?.text,
    rulings: (entry.rules ?? []).map((id) => ({ id, title: '' })),
    reconstructed: entry.confidence === 'reconstructed' ? (entry.reconstructed ?? []) : undefined,
    count: entry.count,
    resource: entry.resource,
    die: entry.die,
    slot: entry.slot,
    set: set.id,
  };
}
/** What a card costs of its set's counters: named after each counter, or together under `price`. */
function priceIn(entry: CardEntry, set: SetEntry): CounterPrice[] | undefined {
  const said = { ...entry.price, ...(entry as unknown as Record<string, unknown>) };
  const found = Object.entries(set.counters ?? {}).flatMap(([name, { icon = 'star' }]) => {
    const count = said[name];
    return typeof count === 'number' ? [{ name, icon, count }] : [];
  });
  return found.length > 0 ? found : undefined;
}

/** Games with cards: the princes' share many ids with the older game, but not its figures and texts. */
export type CardGame = 'cardgame' | 'princes';

/** A card of one set more: its face is that of the set that tells of it, its copies are counted by set. */
function withFace(faces: Record<string, CardFace>, face: CardFace): void {
  const known = faces[face.id];
  const shown = known === undefined || known.name === known.id ? face : known;
  faces[face.id] = { ...shown, copies: { ...known?.copies, [face.set ?? '']: face.count ?? 1 } };
}

/** The cards of a game that is played with some of the sets: of what several sets hold all copies are counted. */
export function facesPlayed(faces: Faces, sets: readonly string[]): Faces {
  const played = Object.values(faces).map((face): [string, CardFace] => {
    const counts = Object.entries(face.copies ?? {}).filter(([set]) => sets.includes(set));
    const count = counts.reduce((sum, [, copies]) => sum + copies, 0);
    return [face.id, count === 0 || face.count === undefined ? face : { ...face, count }];
  });
  return Object.fromEntries(played);
}

const cache = new Map<string, Faces>();
let cachedWith: unknown = null; // the sets of one's own that the faces in the cache were made with
/** Every card a game knows, by id, in the given language; none before they are loaded. */
export function facesIn(language: Language, game: CardGame = 'cardgame'): Faces {
  const sets = ownSets();
  if (sets !== cachedWith) cache.clear();
  cachedWith = sets;
  const key = keyOf(game, language);
  const pack = packs.get(key);
  if (pack === undefined) return {};
  const known = cache.get(key);
  if (known !== undefined) return known;
  const faces: Record<string, CardFace> = {};
  for (const { set, card, words } of pack.sets) for (const entry of card) withFace(faces, faceOf(entry, set, words));
  for (const own of sets.filter((each) => each.game === game)) {
    const words = (own.texts[language] ?? {}) as TextFile;
    const english = { ...own.texts.da, ...own.texts.de, ...own.texts.en } as TextFile; // whatever there is
    for (const entry of own.card as unknown as CardEntry[])
      withFace(faces, faceOf(entry, { id: own.set, counters: own.counters }, words, english));
  }
  cache.set(key, faces);
  return faces;
}
