/** Cards laid on a stack or on the discard pile to keep one player from it. */
import type { Land, Option } from './view';

export interface Ban {
  card: string;
  /** The stack it lies on, from 0; null is the discard pile. */
  stack: number | null;
  /** Whom it binds, and who laid it. */
  victim: number;
  owner: number;
  /** Ends it, where the player can do so now. */
  option?: Option;
}

/** Every ban at the table. */
export function bansIn(lands: readonly Land[], options: readonly Option[]): Ban[] {
  return lands.flatMap((land) =>
    land.laid.flatMap((placed) => {
      if (placed.bars === undefined) return [];
      const ends = options.find(
        (one) =>
          one.verb === 'use' &&
          one.place === placed.place &&
          one.card === placed.card &&
          (one.way ?? 0) === (placed.way ?? 0),
      );
      return [{ card: placed.card, stack: placed.bars, victim: land.seat, owner: placed.owner, option: ends }];
    }),
  );
}
/** A land without the cards that lie on stacks. */
export const withoutBans = <L extends Land>(land: L): L => ({
  ...land,
  laid: land.laid.filter((placed) => placed.bars === undefined),
});
