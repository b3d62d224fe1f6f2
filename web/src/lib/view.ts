/** What the server sends: plain JSON. The page shows it and sends back the texts of options; it holds no rules. */
import type { Loose, Wanted as WantedOf } from '../net/loose';
import type { BoardOption } from '../net/told/board';
import type {
  Column,
  DuelDecision,
  CardgameView,
  PrincesLand,
  PrincesView,
  PrincipalityOption,
  Stock,
} from '../net/told/principality';

export type {
  Column,
  CounterView,
  LandRegion as Region,
  LandRoad as Road,
  OpenSpot,
  PlacedCard,
  PrincesLand as Land,
  Sea,
  SeaCell,
  Side,
  StackView,
  Stock,
  Store,
} from '../net/told/principality';
export type Resource = keyof Stock;
export const RESOURCES: readonly Resource[] = ['brick', 'lumber', 'ore', 'grain', 'wool', 'gold'];

export type CardClass =
  | 'action'
  | 'building'
  | 'unit'
  | 'fleet'
  | 'event'
  | 'region'
  | 'central'
  | 'citadel'
  | 'ship'
  | 'sea'
  | 'site'
  | 'counter';
/** Colour of the printed card: green and red building cards, yellow actions, blue events, brown land, violet citadel. */
export type CardColour = 'green' | 'red' | 'yellow' | 'blue' | 'brown' | 'violet';

/** So many of a counter a card costs, with the sign that stands for it. */
export interface CounterPrice {
  name: string;
  icon: string;
  count: number;
}
/** The points a card shows. */
export type CardFigures = Partial<
  Record<'points' | 'strength' | 'tournament' | 'trade' | 'hand' | 'skill' | 'progress' | 'sail' | 'cannon', number>
>;
/** A card as it is printed, in the player's language. */
export interface CardFace extends CardFigures {
  id: string;
  name: string;
  cls: CardClass;
  colour: CardColour;
  cost?: Partial<Stock>;
  /** Counters it costs, such as owls and stars; none is a good. */
  price?: CounterPrice[];
  /** Copies with a half-moon: they leave the duel. */
  moons?: number;
  /** What a card shows after one, two and three turns. */
  levels?: CardFigures[];
  /** One or two short lines; the whole text is shown in the zoom. */
  effect?: string[];
  text?: string;
  rulings?: RulingLink[];
  /** What of the card is not certain: names of its fields. */
  reconstructed?: string[];
  /** How many there are in the sets that are meant. */
  count?: number;
  /** How many there are in each set: some lie in several. */
  copies?: Readonly<Record<string, number>>;
  left?: number;
  /** How the very one that is looked at lies: blocked, whose, what lies on it. */
  now?: readonly string[];
  set?: string;
  /** The kind of place it takes. */
  slot?: string;
  /** What a region yields, and at which number. */
  resource?: Resource;
  die?: number;
}
export interface RulingLink {
  id: string;
  title: string;
  href?: string;
}
export type Faces = Readonly<Record<string, CardFace>>;

export type ColumnKind = Column['kind'];
export interface NamedLand extends PrincesLand {
  name: string;
}
/** A legal action: its text is sent back; the rest says what it points at, so that it can be lit. */
export type Option = Loose<PrincipalityOption | BoardOption>;
/** What somebody would like to do, as far as it is said: asked about with `why`. */
export type Wanted = WantedOf<PrincipalityOption>;
/** A decision of any game, as the bar shows it. */
export type Decision = Omit<DuelDecision, 'options'> & { options: readonly Option[] };
export type TableView = CardgameView | PrincesView;

/** One line of the log; `parts` lets the page link cards without reading sentences. */
export interface LogLine {
  /** Its place in the log. */
  step: number;
  /** The number of the game it belongs to, by which the table can be looked at as it stood then. */
  seq: number;
  turn: number;
  /** Whose turn begins with it. */
  whose?: number;
  seat: number | null;
  kind: 'turn' | 'roll' | 'gain' | 'loss' | 'build' | 'play' | 'trade' | 'event' | 'note';
  parts: LogPart[];
  /** The event or card that brought it. */
  cause?: string;
}
export type LogPart = { text: string } | { card: string } | { good: Resource; count: number };
