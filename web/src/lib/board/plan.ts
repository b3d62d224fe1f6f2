/**
 * Something chosen in one go that the engine takes in small steps: a whole offer, all cards to discard, two resources.
 * Each new position is asked for the next step; a plan that no longer fits is dropped.
 */
import { GOODS } from '../board';
import type { BoardOption, Goods } from '../board';

export interface Step {
  verb: string;
  resource?: string;
}
export type Plan = readonly Step[];

const each = (verb: string, goods: Goods): Step[] =>
  GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => ({ verb, resource: good })));

/** An offer from its first word (`offer`, `counter`, or nothing if it is already begun) to `propose`. */
export const offerPlan = (begin: 'offer' | 'counter' | null, gives: Goods, wants: Goods): Plan => [
  ...(begin === null ? [] : [{ verb: begin }]),
  ...each('give', gives),
  ...each('want', wants),
  { verb: 'propose' },
];
/** The same small step for every good of a choice. */
export const goodsPlan = (verb: 'discard' | 'take', goods: Goods): Plan => each(verb, goods);

/** The option that is the plan's next step, if it is among those offered. */
export const nextStep = (plan: Plan, options: readonly BoardOption[]): BoardOption | undefined => {
  const step = plan[0];
  return step === undefined
    ? undefined
    : options.find((option) => option.verb === step.verb && option.resource === step.resource);
};
