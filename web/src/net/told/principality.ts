/** Made by tools/schema.py from models and tables of the server; not to be edited. */

export type PrincipalityEvent =
  | { n: number; seq: number; event: 'turn'; seat: number; turn: number }
  | { n: number; seq: number; event: 'rolled'; seat: number; face: string; number: number }
  | { n: number; seq: number; event: 'produced'; seat: number; card: string; region: string; amount: number }
  | { n: number; seq: number; event: 'gained'; seat: number; card: string; region: string; amount: number }
  | { n: number; seq: number; event: 'lost'; seat: number; card: string; region: string; amount: number }
  | { n: number; seq: number; event: 'paid'; seat: number; card: string; region: string; amount: number }
  | { n: number; seq: number; event: 'stolen'; seat: number; card: string; region: string; amount: number }
  | { n: number; seq: number; event: 'built'; seat: number; card: string; place: string; abroad: boolean }
  | { n: number; seq: number; event: 'played'; seat: number; card: string }
  | { n: number; seq: number; event: 'answered'; seat: number; card: string; answers?: string; face?: string }
  | { n: number; seq: number; event: 'event_card'; seat: number; card: string }
  | { n: number; seq: number; event: 'drew'; seat: number; card: string | null; stack: number }
  | { n: number; seq: number; event: 'searched'; seat: number; stack: number }
  | { n: number; seq: number; event: 'chose'; seat: number; card: string | null; stack: number }
  | { n: number; seq: number; event: 'put_under'; seat: number; card: string | null; stack: number }
  | { n: number; seq: number; event: 'returned'; seat: number; card: string; place: string }
  | { n: number; seq: number; event: 'demolished'; seat: number; card: string; place: string; abroad: boolean }
  | { n: number; seq: number; event: 'banked'; seat: number; give: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; get: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; rate: number }
  | { n: number; seq: number; event: 'swapped'; seat: number; gives: Record<string, number>; wants: Record<string, number> }
  | { n: number; seq: number; event: 'shown'; seat: number }
  | { n: number; seq: number; event: 'robbed'; seat: number; card: string | null }
  | { n: number; seq: number; event: 'die_rolled'; seat: number; card?: string; number: number }
  | { n: number; seq: number; event: 'shuffled'; seat: number; pile: 'expansions' | 'events' | 'regions' }
  | { n: number; seq: number; event: 'laid'; seat: number; card: string; region: string }
  | { n: number; seq: number; event: 'won'; seat: number; points: number }
  | { n: number; seq: number; event: 'die_set'; seat: number; number: number }
  | { n: number; seq: number; event: 'offered'; seat: number }
  | { n: number; seq: number; event: 'declined'; seat: number }
  | { n: number; seq: number; event: 'skipped'; seat: number }
  | { n: number; seq: number; event: 'removed'; seat: number; card: string; place: string }
  | { n: number; seq: number; event: 'stopped'; seat: number; card: string }
  | { n: number; seq: number; event: 'fetched'; seat: number; card: string }
  | { n: number; seq: number; event: 'regions_swapped'; seat: number; card: string; region: string }
  | { n: number; seq: number; event: 'taken_over'; seat: number; card: string; place: string }
  | { n: number; seq: number; event: 'banned'; seat: number; card: string; stack?: number }
  | { n: number; seq: number; event: 'tokens'; seat: number; card: string; place: string; count: number; counter: string }
  | { n: number; seq: number; event: 'ship_built'; seat: number; ships: number }
  | { n: number; seq: number; event: 'sailed'; seat: number; card: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { n: number; seq: number; event: 'discovered'; seat: number; card: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { n: number; seq: number; event: 'level'; seat: number; card: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; level: number }
  | { n: number; seq: number; event: 'ship_lost'; seat: number; card: string; cell?: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { n: number; seq: number; event: 'sea_switched'; seat: number; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; other_cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { n: number; seq: number; event: 'peeked'; seat: number; card: string | null; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { n: number; seq: number; event: 'out_of_game'; seat: number; card: string | null }
  | { n: number; seq: number; event: 'spared'; seat: number; card: string }
  | { n: number; seq: number; event: 'moved'; seat: number; card: string; place: string; abroad: boolean }
  | { n: number; seq: number; event: 'used'; seat: number; card: string; place: string; by?: string }
  | { n: number; seq: number; event: 'spent'; seat: number; card: string; on: string }
  | { n: number; seq: number; event: 'enlisted'; seat: number; card: string; place: string }
  | { n: number; seq: number; event: 'face_shown'; seat: number; face: string };

export type PrincipalityOption =
  | { verb: 'roll'; text: string }
  | { verb: 'end'; text: string }
  | { verb: 'road'; text: string; gap: number }
  | { verb: 'settlement'; text: string; column: number }
  | { verb: 'city'; text: string; column: number }
  | { verb: 'build'; text: string; card: string; place: number; column?: number; row?: number; abroad: boolean }
  | { verb: 'bank'; text: string; give: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; get: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; region?: number; rate: number }
  | { verb: 'offer'; text: string }
  | { verb: 'give'; text: string; resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold' }
  | { verb: 'want'; text: string; resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold' }
  | { verb: 'propose'; text: string }
  | { verb: 'withdraw'; text: string }
  | { verb: 'accept'; text: string }
  | { verb: 'decline'; text: string }
  | { verb: 'counter'; text: string }
  | { verb: 'mute'; text: string }
  | { verb: 'play'; text: string; card: string }
  | { verb: 'demolish'; text: string; card: string; place: number; column?: number; row?: number; seat: number }
  | { verb: 'region'; text: string; seat: number; region: number }
  | { verb: 'pass'; text: string }
  | { verb: 'stack'; text: string; stack: number }
  | { verb: 'pick'; text: string; card: string }
  | { verb: 'put'; text: string; card: string; stack: number }
  | { verb: 'draw'; text: string; stack: number }
  | { verb: 'search'; text: string; stack: number }
  | { verb: 'number'; text: string; number: number }
  | { verb: 'target'; text: string; seat: number; card: string; place: number; column?: number; row?: number }
  | { verb: 'lay'; text: string; card: string; region: number }
  | { verb: 'use'; text: string; card: string; place: number; way?: number; by?: string; column?: number; row?: number }
  | { verb: 'erect'; text: string; card: string; place: number; column?: number; row?: number }
  | { verb: 'metropolis'; text: string; column: number }
  | { verb: 'waive'; text: string; resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold' }
  | { verb: 'pile'; text: string }
  | { verb: 'set'; text: string; set: number }
  | { verb: 'die'; text: string; number: number }
  | { verb: 'face'; text: string; face: string }
  | { verb: 'deal'; text: string; card: string }
  | { verb: 'ship'; text: string }
  | { verb: 'sail'; text: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; gold: boolean }
  | { verb: 'cell'; text: string; seat: number; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { verb: 'switch'; text: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; other_cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { verb: 'tribute'; text: string }
  | { verb: 'fight'; text: string };
