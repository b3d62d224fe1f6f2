/** Turns what the server tells into lines of the log, in the player's language. */
import type { Loose } from '../net/loose';
import type { LogEntry as Told } from '../net/told/messages';
import type { Good } from './board';
import { counterWord, fill, isKey, t, term } from './i18n';
import { settings } from './settings.svelte';
import type { Faces, LogLine, LogPart } from './view';

/** An entry of the log with whatever any of them names. */
export type LogEntry = Loose<Told>;
type Kind = LogLine['kind'];
// prettier-ignore
const KINDS: Readonly<Partial<Record<Told['event'], Kind>>> = {
  turn: 'turn', rolled: 'roll', die_rolled: 'roll', die_set: 'roll', face_set: 'roll', produced: 'gain', gained: 'gain', lost: 'loss',
  paid: 'loss', stolen: 'loss', built: 'build', laid: 'build', demolished: 'loss', played: 'play', answered: 'play',
  event_card: 'event', banked: 'trade', swapped: 'trade', offered: 'trade', declined: 'trade', robbed: 'loss',
  dice: 'roll', harvest: 'gain', shortage: 'note', 'built-road': 'build', 'built-settlement': 'build',
  'built-city': 'build', 'bought-card': 'build', 'played-card': 'play', robber: 'loss', discarded: 'loss',
  taken_over: 'loss', banned: 'play', 'sea-trade': 'trade', wanted: 'trade', accepted: 'trade', handed: 'trade', took: 'gain', monopolised: 'loss',
};
/** Goods of one seat that come or go in a row are told in one line. */
const JOINED: ReadonlySet<Told['event']> = new Set<Told['event']>([
  'produced',
  'gained',
  'lost',
  'paid',
  'harvest',
  'discarded',
  'offered',
  'wanted',
]);

const spoken = (value: LogPart | string | undefined): string => (typeof value === 'string' ? value : '');

/** Splits a sentence at its places and puts cards, goods and words there. */
function partsOf(text: string, values: Readonly<Record<string, LogPart | string>>): LogPart[] {
  const parts: LogPart[] = [];
  for (const piece of text.split(/(\{\w+\})/)) {
    const value = /^\{\w+\}$/.test(piece) ? (values[piece.slice(1, -1)] ?? '') : piece;
    const last = parts.at(-1);
    if (typeof value !== 'string') parts.push(value);
    else if (last !== undefined && 'text' in last) parts[parts.length - 1] = { text: last.text + value };
    else if (value.trim() !== '') parts.push({ text: value });
  }
  return parts.map((part) => ('text' in part ? { text: part.text.trim() } : part));
}

/** The drawing that stands before a line of each kind. */
export const SIGNS: Readonly<Record<LogLine['kind'], string>> = {
  turn: 'turn',
  roll: 'dice',
  gain: 'production',
  loss: 'robber',
  build: 'build',
  play: 'action',
  trade: 'trade',
  event: 'event',
  note: 'log',
};

export interface Tongue {
  names: readonly string[];
  faces: Faces;
  /** Entries of the board game, whose numbers mean other things. */
  board?: boolean;
}

/** The sentence of an entry. The roll for the start is for no card. */
function keyOf(entry: LogEntry, tongue: Tongue): string {
  if (tongue.board === true && entry.event === 'offered') return 'log.offers';
  if (entry.event === 'die_rolled' && entry.card == null) return 'log.start_roll';
  if (entry.event === 'answered' && (entry.answers ?? entry.face) !== undefined) return 'log.answered_to';
  if (entry.event === 'used' && entry.by !== undefined) return 'log.used_by';
  if (entry.abroad === true && isKey(`log.${entry.event}_abroad`)) return `log.${entry.event}_abroad`;
  return `log.${entry.event}`;
}

const faceOf = (entry: LogEntry): string => (entry.face === undefined ? '' : term('event_face', entry.face));

function lineOf(entry: LogEntry, tongue: Tongue): LogLine {
  const kind = KINDS[entry.event] ?? 'note';
  const key = keyOf(entry, tongue);
  const hidden: LogPart = { text: t('log.hidden') };
  const good = entry.card == null ? null : (tongue.faces[entry.card]?.resource ?? null);
  const values: Record<string, LogPart | string> = {
    card: entry.card == null ? hidden : { card: entry.card },
    other: entry.answers === undefined ? faceOf(entry) : { card: entry.answers },
    by: { card: entry.by ?? entry.on ?? '' },
    host: tongue.names[1 - entry.seat] ?? '',
    counter: entry.counter === undefined ? '' : counterWord(entry.counter, entry.count ?? 0),
    stack: String((entry.stack ?? 0) + 1),
    number: String(entry.number ?? entry.points ?? ''),
    turn: String(entry.turn ?? ''),
    face: faceOf(entry),
    die: String(entry.number ?? ''),
    count: String(entry.count ?? entry.level ?? ''),
    cell: entry.cell ?? '',
    other_cell: entry.other_cell ?? '',
    goods: good === null ? hidden : { good, count: entry.amount ?? 1 },
    give: entry.give === undefined ? '' : { good: entry.give, count: entry.rate ?? 1 },
    stored: entry.good === undefined ? '' : { good: entry.good, count: entry.count ?? 0 },
    kind: entry.good === undefined ? '' : term('resource', entry.good),
    get: entry.get === undefined ? '' : { good: entry.get, count: 1 },
    ...(tongue.board === true ? boardValues(entry, tongue, hidden) : {}),
  };
  const seat = entry.event === 'turn' ? null : entry.seat;
  return {
    step: entry.n,
    seq: entry.seq,
    turn: 0,
    whose: entry.event === 'turn' ? entry.seat : undefined,
    seat: seat !== null && seat >= 0 && seat < tongue.names.length ? seat : null,
    kind,
    parts:
      entry.event === 'turn'
        ? [{ text: fill(t('log.turn'), { turn: spoken(values['turn']), name: tongue.names[entry.seat] ?? '' }) }]
        : isKey(key)
          ? partsOf(t(key), values)
          : [{ text: entry.event }],
  };
}

/** What a board game's entry names. */
function boardValues(entry: LogEntry, tongue: Tongue, hidden: LogPart): Record<string, LogPart | string> {
  const good = (name: Good | null | undefined, n: number): LogPart =>
    name == null ? hidden : { good: name, count: n };
  const seat = (index: number | undefined): string => (index === undefined ? '' : (tongue.names[index] ?? ''));
  const number = String(entry.count ?? '');
  return {
    dice: `${entry.die} + ${entry.other_die} = ${(entry.die ?? 0) + (entry.other_die ?? 0)}`,
    development: entry.card == null ? hidden : term('board_card', entry.card),
    goods: good(entry.resource, entry.count ?? 1),
    takes: good(entry.takes, 1),
    victim: seat(entry.victim),
    receiver: seat(entry.receiver),
    number,
    turn: number,
  };
}

/** A line as plain words, who did it first. */
export function spokenLine(line: LogLine, tongue: Tongue): string {
  const words = line.parts.map((part) =>
    'text' in part
      ? part.text
      : 'card' in part
        ? (tongue.faces[part.card]?.name ?? part.card)
        : `${part.count} ${term('resource', part.good)}`,
  );
  const cause = line.cause === undefined ? '' : `(${line.cause})`;
  const name = line.seat === null ? '' : (tongue.names[line.seat] ?? '');
  // What is a sentence of its own stands after a colon.
  const who = name !== '' && /^\p{Lu}/u.test(words[0] ?? '') ? `${name}:` : name;
  return [who, ...words, cause].filter((word) => word !== '').join(' ');
}

/** Goods go into a line that has some already: of one kind they are added up. */
function join(parts: readonly LogPart[], more: readonly LogPart[]): LogPart[] {
  const sum = [...parts];
  for (const part of more) {
    if (!('good' in part)) continue;
    const same = sum.findIndex((one) => 'good' in one && one.good === part.good);
    const there = sum[same];
    if (there !== undefined && 'good' in there) sum[same] = { ...there, count: there.count + part.count };
    else sum.push(part);
  }
  return sum;
}

/** What goes to and fro in a trade with the bank stands in that trade's line. */
const BANK_MOVES: ReadonlySet<string> = new Set(['paid', 'gained']);

/** What comes and goes because of an event, a face of the die or a card says so. */
const CAUSED: ReadonlySet<string> = new Set(['gained', 'lost', 'stolen']);
const CAUSES: ReadonlySet<string> = new Set(['event_card', 'played', 'used', 'answered']);

/** What brings gains and losses after this; nothing changes with those themselves. */
function causeAfter(entry: LogEntry, before: string | undefined, { faces }: Tongue): string | undefined {
  if (CAUSED.has(entry.event)) return before;
  if (CAUSES.has(entry.event)) return entry.card == null ? undefined : faces[entry.card]?.name;
  return entry.event === 'rolled' && entry.face !== undefined ? term('event_face', entry.face) : undefined;
}

/** The lines for what was told; gains and losses of one seat that follow each other become one line. */
export const logLines = (entries: readonly LogEntry[], tongue: Tongue): readonly LogLine[] =>
  new LogBook().lines(entries, tongue);

/** The log of a game that goes on: what was told already stays as it is, only what is new is put into words. */
export class LogBook {
  private read: readonly LogEntry[] = [];
  private told: readonly LogLine[] = [];
  private tongue: Tongue | null = null;
  private language = '';
  private cause: string | undefined;
  private banked = false;

  lines(entries: readonly LogEntry[], tongue: Tongue): readonly LogLine[] {
    if (!this.goesOn(entries, tongue)) {
      this.told = [];
      this.read = [];
      this.banked = false;
      this.cause = undefined;
    }
    const lines = [...this.told];
    for (const [index, entry] of entries.entries())
      if (index >= this.read.length) this.add(lines, entry, entries[index - 1], tongue);
    this.told = lines;
    this.read = entries;
    this.tongue = tongue;
    this.language = settings.language;
    return lines;
  }
  /** Whether these entries begin with those that are in words already, in the same language. */
  private goesOn(entries: readonly LogEntry[], { names, faces, board }: Tongue): boolean {
    const last = this.read.length - 1;
    const told = this.tongue;
    const same = told?.faces === faces && told.board === board && told.names.join() === names.join();
    return same && this.language === settings.language && last >= 0 && this.read[last] === entries[last];
  }
  private add(lines: LogLine[], entry: LogEntry, before: LogEntry | undefined, tongue: Tongue): void {
    this.banked = entry.event === 'banked' || (this.banked && BANK_MOVES.has(entry.event));
    if (this.banked && entry.event !== 'banked') return;
    this.cause = causeAfter(entry, this.cause, tongue);
    const line = { ...lineOf(entry, tongue), cause: CAUSED.has(entry.event) ? this.cause : undefined };
    const last = lines.at(-1);
    if (last !== undefined && JOINED.has(entry.event) && before?.event === entry.event && before.seat === entry.seat)
      lines[lines.length - 1] = { ...last, parts: join(last.parts, line.parts) };
    else lines.push(line);
  }
}
