/** The printed cards, read from the game's own card files when the page is built: figures once, names and texts per language. */
import type { Language } from './settings.svelte';
import type { CardClass, CardColour, CardFace, Faces, Resource, Stock } from './view';

interface CardEntry {
  id: string;
  count?: number;
  kind: string;
  flags?: string[];
  slot?: string;
  cost?: Partial<Stock>;
  points?: number;
  strength?: number;
  tournament?: number;
  trade?: number;
  hand?: number;
  resource?: Resource;
  die?: number;
  rules?: string[];
  confidence?: string;
  reconstructed?: string[];
}
interface CardFile {
  set: { id: string };
  card: CardEntry[];
}
type TextFile = Record<string, { name: string; text?: string }>;

const cardFiles = import.meta.glob<CardFile>('../../../src/catanica/games/cardgame/sets/*/cards.toml', {
  eager: true,
  import: 'default',
});
const textFiles = import.meta.glob<TextFile>('../../../src/catanica/games/cardgame/sets/*/texts/*.toml', {
  eager: true,
  import: 'default',
});

const KINDS: Readonly<Record<string, CardClass>> = {
  action: 'action',
  event: 'event',
  building: 'building',
  unit: 'unit',
  region: 'region',
  central: 'central',
};

function classOf(entry: CardEntry): CardClass {
  if (entry.flags?.some((flag) => flag.endsWith('fleet')) === true) return 'fleet';
  return KINDS[entry.kind] ?? 'building';
}
/** Green cards stand in settlements too, red ones in cities only; the slot decides. */
function colourOf(entry: CardEntry, cls: CardClass): CardColour {
  if (cls === 'action') return 'yellow';
  if (cls === 'event') return 'blue';
  if (cls === 'region' || cls === 'central') return 'brown';
  return entry.slot === 'city' || entry.slot === 'opponent_city' ? 'red' : 'green';
}

/** A card's face in one language; English stands in where a text is missing. */
function faceOf(entry: CardEntry, set: string, words: TextFile, english: TextFile): CardFace {
  const cls = classOf(entry);
  const text = words[entry.id] ?? english[entry.id];
  return {
    id: entry.id,
    name: text?.name ?? entry.id,
    cls,
    colour: colourOf(entry, cls),
    cost: entry.cost,
    points: entry.points,
    strength: entry.strength,
    tournament: entry.tournament,
    trade: entry.trade,
    hand: entry.hand,
    effect: text?.text === undefined ? [] : [text.text],
    text: text?.text,
    rulings: (entry.rules ?? []).map((id) => ({ id, title: '' })),
    reconstructed: entry.confidence === 'reconstructed' ? (entry.reconstructed ?? []).join(', ') : undefined,
    count: entry.count,
    set,
  };
}

const cache = new Map<Language, Faces>();
/** Every card the game knows, by id, in the given language. */
export function facesIn(language: Language): Faces {
  const known = cache.get(language);
  if (known !== undefined) return known;
  const faces: Record<string, CardFace> = {};
  for (const [path, file] of Object.entries(cardFiles)) {
    const folder = path.slice(0, -'cards.toml'.length);
    const english = textFiles[`${folder}texts/en.toml`] ?? {};
    const words = textFiles[`${folder}texts/${language}.toml`] ?? english;
    for (const entry of file.card) faces[entry.id] ??= faceOf(entry, file.set.id, words, english);
  }
  cache.set(language, faces);
  return faces;
}
