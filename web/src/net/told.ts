/** Made by tools/schema.py from the tables of verbs and happenings; not to be edited. */

// prettier-ignore
export type BoardOption =
  | { code: number; verb: 'roll'; text: string }
  | { code: number; verb: 'end'; text: string }
  | { code: number; verb: 'to-building'; text: string }
  | { code: number; verb: 'road'; text: string; path: string }
  | { code: number; verb: 'settlement'; text: string; crossing: string }
  | { code: number; verb: 'city'; text: string; crossing: string }
  | { code: number; verb: 'buy'; text: string }
  | { code: number; verb: 'knight'; text: string }
  | { code: number; verb: 'road-building'; text: string }
  | { code: number; verb: 'invention'; text: string }
  | { code: number; verb: 'monopoly'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { code: number; verb: 'robber'; text: string; hex: string }
  | { code: number; verb: 'rob'; text: string; seat: number }
  | { code: number; verb: 'discard'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { code: number; verb: 'sea-trade'; text: string; count: number; gives: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore'; takes: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { code: number; verb: 'take'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { code: number; verb: 'offer'; text: string }
  | { code: number; verb: 'give'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { code: number; verb: 'want'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { code: number; verb: 'propose'; text: string }
  | { code: number; verb: 'withdraw'; text: string }
  | { code: number; verb: 'accept'; text: string }
  | { code: number; verb: 'decline'; text: string }
  | { code: number; verb: 'counter'; text: string }
  | { code: number; verb: 'trade'; text: string; seat: number }
  | { code: number; verb: 'dice'; text: string; die: number; other_die: number }
  | { code: number; verb: 'hex'; text: string; hex: string; terrain: 'hills' | 'forest' | 'pasture' | 'fields' | 'mountains' | 'desert' }
  | { code: number; verb: 'token'; text: string; hex: string; number: number }
  | { code: number; verb: 'harbour'; text: string; site: string; harbour: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' | '3:1' }
  | { code: number; verb: 'starts'; text: string; seat: number }
  | { code: number; verb: 'spiral'; text: string; corner: string }
  | { code: number; verb: 'steal'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { code: number; verb: 'draw'; text: string; card: 'knight' | 'point' | 'road-building' | 'invention' | 'monopoly' };

// prettier-ignore
export type BoardEvent =
  | { event: 'dice'; seat: number; die: number; other_die: number }
  | { event: 'harvest'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { event: 'shortage'; seat: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { event: 'built-road'; seat: number; path: string }
  | { event: 'built-settlement'; seat: number; crossing: string }
  | { event: 'built-city'; seat: number; crossing: string }
  | { event: 'bought-card'; seat: number; card: 'knight' | 'point' | 'road-building' | 'invention' | 'monopoly' | null }
  | { event: 'played-card'; seat: number; card: 'knight' | 'point' | 'road-building' | 'invention' | 'monopoly' }
  | { event: 'robber'; seat: number; hex: string }
  | { event: 'stolen'; seat: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' | null; victim: number }
  | { event: 'discarded'; seat: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { event: 'sea-trade'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore'; takes: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { event: 'offered'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { event: 'wanted'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { event: 'accepted'; seat: number }
  | { event: 'declined'; seat: number }
  | { event: 'handed'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore'; receiver: number }
  | { event: 'took'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { event: 'monopolised'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore'; victim: number }
  | { event: 'largest-army'; seat: number; count: number }
  | { event: 'longest-road'; seat: number; count: number }
  | { event: 'longest-road-set-aside'; seat: number }
  | { event: 'turn'; seat: number; count: number }
  | { event: 'won'; seat: number; count: number }
  | { event: 'starts'; seat: number };

// prettier-ignore
export type PrincipalityOption =
  | { code: number; verb: 'roll'; text: string }
  | { code: number; verb: 'end'; text: string }
  | { code: number; verb: 'road'; text: string; gap: number }
  | { code: number; verb: 'settlement'; text: string; column: number }
  | { code: number; verb: 'city'; text: string; column: number }
  | { code: number; verb: 'build'; text: string; card: string; place: number; column?: number; row?: number; abroad: boolean }
  | { code: number; verb: 'bank'; text: string; give: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; get: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; region?: number; rate: number }
  | { code: number; verb: 'offer'; text: string }
  | { code: number; verb: 'give'; text: string; resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold' }
  | { code: number; verb: 'want'; text: string; resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold' }
  | { code: number; verb: 'propose'; text: string }
  | { code: number; verb: 'withdraw'; text: string }
  | { code: number; verb: 'accept'; text: string }
  | { code: number; verb: 'decline'; text: string }
  | { code: number; verb: 'counter'; text: string }
  | { code: number; verb: 'mute'; text: string }
  | { code: number; verb: 'play'; text: string; card: string }
  | { code: number; verb: 'demolish'; text: string; card: string; place: number; column?: number; row?: number; seat: number }
  | { code: number; verb: 'region'; text: string; seat: number; region: number }
  | { code: number; verb: 'pass'; text: string }
  | { code: number; verb: 'stack'; text: string; stack: number }
  | { code: number; verb: 'pick'; text: string; card: string }
  | { code: number; verb: 'put'; text: string; card: string; stack: number }
  | { code: number; verb: 'draw'; text: string; stack: number }
  | { code: number; verb: 'search'; text: string; stack: number }
  | { code: number; verb: 'number'; text: string; number: number }
  | { code: number; verb: 'target'; text: string; seat: number; card: string; place: number; column?: number; row?: number }
  | { code: number; verb: 'lay'; text: string; card: string; region: number }
  | { code: number; verb: 'use'; text: string; card: string; place: number; way?: number; by?: string; column?: number; row?: number }
  | { code: number; verb: 'erect'; text: string; card: string; place: number; column?: number; row?: number }
  | { code: number; verb: 'metropolis'; text: string; column: number }
  | { code: number; verb: 'waive'; text: string; resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold' }
  | { code: number; verb: 'pile'; text: string }
  | { code: number; verb: 'set'; text: string; set: number }
  | { code: number; verb: 'die'; text: string; number: number }
  | { code: number; verb: 'face'; text: string; face: string }
  | { code: number; verb: 'deal'; text: string; card: string }
  | { code: number; verb: 'ship'; text: string }
  | { code: number; verb: 'sail'; text: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; gold: boolean }
  | { code: number; verb: 'cell'; text: string; seat: number; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { code: number; verb: 'switch'; text: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; other_cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { code: number; verb: 'tribute'; text: string }
  | { code: number; verb: 'fight'; text: string };

// prettier-ignore
export type PrincipalityEvent =
  | { event: 'turn'; seat: number; turn: number }
  | { event: 'rolled'; seat: number; face: string; number: number }
  | { event: 'produced'; seat: number; card: string; region: string; amount: number }
  | { event: 'gained'; seat: number; card: string; region: string; amount: number }
  | { event: 'lost'; seat: number; card: string; region: string; amount: number }
  | { event: 'paid'; seat: number; card: string; region: string; amount: number }
  | { event: 'stolen'; seat: number; card: string; region: string; amount: number }
  | { event: 'built'; seat: number; card: string; place: string; abroad: boolean }
  | { event: 'played'; seat: number; card: string }
  | { event: 'answered'; seat: number; card: string; answers?: string }
  | { event: 'event_card'; seat: number; card: string }
  | { event: 'drew'; seat: number; card: string | null; stack: number }
  | { event: 'searched'; seat: number; stack: number }
  | { event: 'chose'; seat: number; card: string | null; stack: number }
  | { event: 'put_under'; seat: number; card: string | null; stack: number }
  | { event: 'returned'; seat: number; card: string; place: string }
  | { event: 'demolished'; seat: number; card: string; place: string }
  | { event: 'banked'; seat: number; give: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; get: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; rate: number }
  | { event: 'swapped'; seat: number; gives: Record<string, number>; wants: Record<string, number> }
  | { event: 'shown'; seat: number }
  | { event: 'robbed'; seat: number; card: string | null }
  | { event: 'die_rolled'; seat: number; card?: string; number: number }
  | { event: 'shuffled'; seat: number; pile: 'expansions' | 'events' | 'regions' }
  | { event: 'laid'; seat: number; card: string; region: string }
  | { event: 'won'; seat: number; points: number }
  | { event: 'die_set'; seat: number; number: number }
  | { event: 'offered'; seat: number }
  | { event: 'declined'; seat: number }
  | { event: 'skipped'; seat: number }
  | { event: 'removed'; seat: number; card: string; place: string }
  | { event: 'stopped'; seat: number; card: string }
  | { event: 'fetched'; seat: number; card: string }
  | { event: 'regions_swapped'; seat: number; card: string; region: string }
  | { event: 'taken_over'; seat: number; card: string; place: string }
  | { event: 'banned'; seat: number; card: string; stack?: number }
  | { event: 'tokens'; seat: number; card: string; place: string; count: number }
  | { event: 'ship_built'; seat: number; ships: number }
  | { event: 'sailed'; seat: number; card: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { event: 'discovered'; seat: number; card: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { event: 'level'; seat: number; card: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; level: number }
  | { event: 'ship_lost'; seat: number; card: string; cell?: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { event: 'sea_switched'; seat: number; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; other_cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { event: 'peeked'; seat: number; card: string | null; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { event: 'out_of_game'; seat: number; card: string | null }
  | { event: 'spared'; seat: number; card: string }
  | { event: 'moved'; seat: number; card: string; place: string };
