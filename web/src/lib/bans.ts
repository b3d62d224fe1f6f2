/** Cards laid on a stack or on the discard pile to keep one player from it. */
import { LAID } from './layout';
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

/** Every ban at the table; only a card that lies in the other's land binds somebody. */
export function bansIn(lands: readonly Land[], options: readonly Option[]): Ban[] {
  return lands.flatMap((land) =>
    (land.laid ?? [])
      .filter((placed) => placed.owner !== land.seat)
      .map((placed) => {
        const target = placed.target ?? 0;
        return {
          card: placed.card,
          stack: target === 0 ? null : target - 1,
          victim: land.seat,
          owner: placed.owner,
          option: options.find(
            (one) => one.verb === 'use' && one.place === LAID && one.card === placed.card && (one.way ?? 0) === target,
          ),
        };
      }),
  );
}
/** A land with only what its own player laid beside it. */
export const withoutBans = <L extends Land>(land: L): L => ({
  ...land,
  laid: (land.laid ?? []).filter((placed) => placed.owner === land.seat),
});
