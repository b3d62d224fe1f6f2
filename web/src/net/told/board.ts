/** Made by tools/schema.py from models and tables of the server; not to be edited. */

export type BoardEvent =
  | { n: number; seq: number; event: 'dice'; seat: number; die: number; other_die: number }
  | { n: number; seq: number; event: 'harvest'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { n: number; seq: number; event: 'shortage'; seat: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { n: number; seq: number; event: 'built-road'; seat: number; path: string }
  | { n: number; seq: number; event: 'built-settlement'; seat: number; crossing: string }
  | { n: number; seq: number; event: 'built-city'; seat: number; crossing: string }
  | { n: number; seq: number; event: 'bought-card'; seat: number; card: 'knight' | 'point' | 'road-building' | 'invention' | 'monopoly' | null }
  | { n: number; seq: number; event: 'played-card'; seat: number; card: 'knight' | 'point' | 'road-building' | 'invention' | 'monopoly' }
  | { n: number; seq: number; event: 'robber'; seat: number; hex: string }
  | { n: number; seq: number; event: 'stolen'; seat: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' | null; victim: number }
  | { n: number; seq: number; event: 'discarded'; seat: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { n: number; seq: number; event: 'sea-trade'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore'; takes: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { n: number; seq: number; event: 'offered'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { n: number; seq: number; event: 'wanted'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { n: number; seq: number; event: 'accepted'; seat: number }
  | { n: number; seq: number; event: 'declined'; seat: number }
  | { n: number; seq: number; event: 'handed'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore'; receiver: number }
  | { n: number; seq: number; event: 'took'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { n: number; seq: number; event: 'monopolised'; seat: number; count: number; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore'; victim: number }
  | { n: number; seq: number; event: 'largest-army'; seat: number; count: number }
  | { n: number; seq: number; event: 'longest-road'; seat: number; count: number }
  | { n: number; seq: number; event: 'longest-road-set-aside'; seat: number }
  | { n: number; seq: number; event: 'turn'; seat: number; count: number }
  | { n: number; seq: number; event: 'won'; seat: number; count: number }
  | { n: number; seq: number; event: 'starts'; seat: number };

export type BoardOption =
  | { verb: 'roll'; text: string }
  | { verb: 'end'; text: string }
  | { verb: 'to-building'; text: string }
  | { verb: 'road'; text: string; path: string }
  | { verb: 'settlement'; text: string; crossing: string }
  | { verb: 'city'; text: string; crossing: string }
  | { verb: 'buy'; text: string }
  | { verb: 'knight'; text: string }
  | { verb: 'road-building'; text: string }
  | { verb: 'invention'; text: string }
  | { verb: 'monopoly'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { verb: 'robber'; text: string; hex: string }
  | { verb: 'rob'; text: string; seat: number }
  | { verb: 'discard'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { verb: 'sea-trade'; text: string; count: number; gives: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore'; takes: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { verb: 'take'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { verb: 'offer'; text: string }
  | { verb: 'give'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { verb: 'want'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { verb: 'propose'; text: string }
  | { verb: 'withdraw'; text: string }
  | { verb: 'accept'; text: string }
  | { verb: 'decline'; text: string }
  | { verb: 'counter'; text: string }
  | { verb: 'trade'; text: string; seat: number }
  | { verb: 'dice'; text: string; die: number; other_die: number }
  | { verb: 'hex'; text: string; hex: string; terrain: 'hills' | 'forest' | 'pasture' | 'fields' | 'mountains' | 'desert' }
  | { verb: 'token'; text: string; hex: string; number: number }
  | { verb: 'harbour'; text: string; site: string; harbour: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' | '3:1' }
  | { verb: 'starts'; text: string; seat: number }
  | { verb: 'spiral'; text: string; corner: string }
  | { verb: 'steal'; text: string; resource: 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' }
  | { verb: 'draw'; text: string; card: 'knight' | 'point' | 'road-building' | 'invention' | 'monopoly' };
