/** A rich middle game for looking at the table: two cities, five settlements, cards of every class, many choices. */
import type { LogLine, Region, Resource, Side, Stock, TableView } from '../lib/view';

const side = (row: 0 | 1, owner: number, capacity: number, ...cards: string[]): Side => ({
  row,
  capacity,
  cards: cards.map((card, index) => ({ card, owner, index })),
});
const region = (gap: number, row: 0 | 1, card: string, resource: Resource, die: number, stock: number): Region => ({ gap, row, card, resource, die, stock });
const sum = (regions: readonly Region[]): Stock => {
  const stock: Stock = { brick: 0, lumber: 0, ore: 0, grain: 0, wool: 0, gold: 0 };
  for (const one of regions) stock[one.resource] += one.stock;
  return stock;
};

const ivory: Region[] = [
  region(4, 0, 'weideland_stapel_6', 'wool', 6, 2),
  region(4, 1, 'goldfluss_stapel_3', 'gold', 3, 3),
  region(5, 0, 'wald_start_weiss_4', 'lumber', 4, 2),
  region(5, 1, 'huegelland_start_weiss_5', 'brick', 5, 1),
  region(6, 0, 'getreidefeld_start_weiss_1', 'grain', 1, 3),
  region(6, 1, 'gebirge_start_weiss_2', 'ore', 2, 2),
  region(7, 0, 'weideland_start_weiss_3', 'wool', 3, 0),
  region(7, 1, 'goldfluss_start_weiss_6', 'gold', 6, 1),
];
const coal: Region[] = [
  region(5, 0, 'huegelland_start_schwarz_6', 'brick', 6, 1),
  region(5, 1, 'getreidefeld_start_schwarz_2', 'grain', 2, 2),
  region(6, 0, 'wald_start_schwarz_5', 'lumber', 5, 3),
  region(6, 1, 'goldfluss_start_schwarz_1', 'gold', 1, 0),
  region(7, 0, 'weideland_start_schwarz_4', 'wool', 4, 2),
  region(7, 1, 'gebirge_start_schwarz_3', 'ore', 3, 1),
  region(8, 0, 'wald_stapel_1', 'lumber', 1, 1),
  region(8, 1, 'huegelland_stapel_2', 'brick', 2, 3),
];

export const sampleTable: TableView = {
  game: 'cardgame',
  edition: '2003',
  sets: ['base'],
  turn: 17,
  round: 9,
  phase: 'main',
  active: 0,
  to_move: 0,
  points_to_win: 12,
  dice: { event: 'successful_year', production: 4 },
  lands: [
    {
      seat: 0,
      name: 'Astrid',
      points: 8,
      strength: 5,
      tournament: 3,
      trade: 4,
      hand_limit: 5,
      hand_size: 5,
      hand: ['bibliothek', 'schwarzer_ritter', 'otto_der_berserker', 'saegewerk', 'getreide_handelsflotte'].map((card) => ({ card })),
      knight: true,
      mill: false,
      resources: sum(ivory),
      columns: [
        { column: 4, kind: 'settlement', sides: [side(0, 0, 1, 'woll_manufaktur'), side(1, 0, 1)] },
        { column: 5, kind: 'city', sides: [side(0, 0, 2, 'kloster', 'kirche'), side(1, 0, 2, 'goetz_eisenfaust')] },
        { column: 6, kind: 'city', sides: [side(0, 0, 2, 'gold_handelsflotte', 'markt'), side(1, 0, 2, 'befestigtes_lager', 'badhaus')] },
      ],
      roads: [{ gap: 5 }, { gap: 6 }],
      regions: ivory,
    },
    {
      seat: 1,
      name: 'Bertram',
      points: 7,
      strength: 3,
      tournament: 4,
      trade: 6,
      hand_limit: 3,
      hand_size: 3,
      hand: [{ card: null }, { card: null }, { card: null }],
      knight: false,
      mill: true,
      resources: sum(coal),
      columns: [
        { column: 5, kind: 'city', sides: [side(0, 1, 2, 'erz_handelsflotte', 'handelskontor'), side(1, 1, 2, 'schmiede', 'rathaus')] },
        { column: 6, kind: 'settlement', sides: [side(0, 1, 1, 'pippin_der_kurze'), side(1, 1, 1, 'lehm_handelsflotte')] },
        { column: 7, kind: 'settlement', sides: [side(0, 1, 1, 'konrad_der_flinke'), side(1, 1, 1)] },
      ],
      roads: [{ gap: 6 }, { gap: 7 }],
      regions: coal,
    },
  ],
  stacks: [7, 6, 8, 5, 7].map((size) => ({ size, known: Array.from({ length: size }, () => null) })),
  event_stack: { size: 6, last: 'ertragreiches_jahr' },
  discard: ['haendler', 'spion'],
  supply: { roads: 5, settlements: 4, cities: 4, regions: 7 },
  display: [],
  decision: {
    who: 0,
    kind: 'main',
    card: null,
    rule: 'KB-14',
    text: 'build, trade, play action cards, or end the turn.',
    options: [
      { code: 1, verb: 'build', text: 'Road', gap: 7 },
      { code: 2, verb: 'build', text: 'City', column: 4 },
      { code: 3, verb: 'build', text: 'Otto', card: 'otto_der_berserker', side: 9 },
      { code: 4, verb: 'build', text: 'Otto', card: 'otto_der_berserker', side: 11 },
      { code: 5, verb: 'build', text: 'Sawmill', card: 'saegewerk', side: 9 },
      { code: 6, verb: 'build', text: 'Sawmill', card: 'saegewerk', side: 11 },
      { code: 7, verb: 'build', text: 'Grain fleet', card: 'getreide_handelsflotte', side: 9 },
      { code: 8, verb: 'play', text: 'Black Knight', card: 'schwarzer_ritter' },
      { code: 9, verb: 'trade', text: 'Trade' },
      { code: 10, verb: 'end_turn', text: 'End turn' },
    ],
  },
  outcome: null,
};

const text = (value: string): { text: string } => ({ text: value });
export const sampleLog: LogLine[] = [
  { step: 1, turn: 16, seat: null, kind: 'turn', parts: [text('Round 8')] },
  { step: 2, turn: 16, seat: 1, kind: 'roll', parts: [text('rolled 2, robbers')] },
  { step: 3, turn: 16, seat: 0, kind: 'gain', parts: [text('receives'), { good: 'ore', count: 1 }] },
  { step: 4, turn: 16, seat: 1, kind: 'loss', parts: [text('loses'), { good: 'wool', count: 2 }, { good: 'ore', count: 1 }] },
  { step: 5, turn: 16, seat: 1, kind: 'build', parts: [text('built'), { card: 'rathaus' }] },
  { step: 6, turn: 16, seat: 1, kind: 'trade', parts: [text('traded'), { good: 'ore', count: 2 }, text('for'), { good: 'wool', count: 1 }] },
  { step: 7, turn: 16, seat: 1, kind: 'play', parts: [text('played'), { card: 'spion' }, text('and took a card')] },
  { step: 8, turn: 17, seat: null, kind: 'turn', parts: [text('Round 9')] },
  { step: 9, turn: 17, seat: 0, kind: 'roll', parts: [text('rolled 4, good year')] },
  { step: 10, turn: 17, seat: 0, kind: 'gain', parts: [text('receives'), { good: 'lumber', count: 1 }, { good: 'grain', count: 1 }] },
  { step: 11, turn: 17, seat: 1, kind: 'gain', parts: [text('receives'), { good: 'wool', count: 1 }, { good: 'gold', count: 1 }] },
  { step: 12, turn: 17, seat: null, kind: 'event', parts: [{ card: 'ertragreiches_jahr' }, text('lies open')] },
  { step: 13, turn: 17, seat: 0, kind: 'build', parts: [text('built'), { card: 'badhaus' }] },
];
/** Why a card of the sample hand cannot be built now, as the server would say it. */
export const sampleRefusals: Record<string, string> = { bibliothek: '1 ore is missing (KB-19)' };

export const samplePoints = [
  { seat: 0, name: 'Astrid', points: [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8] },
  { seat: 1, name: 'Bertram', points: [2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 8, 8, 7, 7] },
];
