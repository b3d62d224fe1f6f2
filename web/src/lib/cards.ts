/** The printed cards, read from the game's own card files when the page is built: figures once, names and texts per language. */
import { addTerms } from './i18n';
import { ownSets } from './own.svelte';
import { LANGUAGES } from './settings.svelte';
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

const cardFiles = import.meta.glob<CardFile>('../../../src/catanica/games/*/sets/*/cards.toml', {
  eager: true,
  import: 'default',
});
const textFiles = import.meta.glob<TextFile>('../../../src/catanica/games/*/sets/*/texts/*.toml', {
  eager: true,
  import: 'default',
});
for (const language of LANGUAGES)
  for (const [path, told] of Object.entries(textFiles))
    if (path.endsWith(`/${language}.toml`))
      addTerms(language, told as Readonly<Record<string, Record<string, string>>>);

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
function faceOf(entry: CardEntry, set: SetEntry, words: TextFile, english: TextFile): CardFace {
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
/** Every card a game knows, by id, in the given language. */
export function facesIn(language: Language, game: CardGame = 'cardgame'): Faces {
  const sets = ownSets();
  if (sets !== cachedWith) cache.clear();
  cachedWith = sets;
  const key = `${game} ${language}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const faces: Record<string, CardFace> = {};
  for (const [path, file] of Object.entries(cardFiles)) {
    if (!path.includes(`/games/${game}/`)) continue;
    const folder = path.slice(0, -'cards.toml'.length);
    const english = textFiles[`${folder}texts/en.toml`] ?? {};
    const words = textFiles[`${folder}texts/${language}.toml`] ?? english;
    for (const entry of file.card) withFace(faces, faceOf(entry, file.set, words, english));
  }
  for (const own of sets.filter((each) => each.game === game)) {
    const words = (own.texts[language] ?? {}) as TextFile;
    const english = { ...own.texts.da, ...own.texts.de, ...own.texts.en } as TextFile; // whatever there is
    for (const entry of own.card as unknown as CardEntry[])
      withFace(faces, faceOf(entry, { id: own.set, counters: own.counters }, words, english));
  }
  cache.set(key, faces);
  return faces;
}
