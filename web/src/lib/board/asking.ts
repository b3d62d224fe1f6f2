/** What somebody probably wants who touches something greyed or unlit; the rules are asked why it is not possible. */
import type { BoardView, BoardWish, Spot, Ware } from '../board';

export type Buildable = Exclude<Ware, 'buy'>;

/** What a touch of an unlit spot is taken for. */
export function wishAt(
  { kind, at }: Spot,
  view: Pick<BoardView, 'buildings'>,
  seat: number,
  wanted: Buildable | null,
): BoardWish {
  if (kind === 'hex') return { verb: 'robber', hex: at };
  if (kind === 'path') return { verb: 'road', path: at };
  const own = view.buildings.some((one) => one.crossing === at && one.seat === seat);
  return { verb: wanted === 'city' || own ? 'city' : 'settlement', crossing: at };
}
