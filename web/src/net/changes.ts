/** A state with what changed since: the server tells places and what is there now. What stays is shared, not copied. */
import type { ChangeMessage, StateMessage } from './protocol';

/** The next state of an audience, made from the one before. */
export function changed(before: StateMessage, told: ChangeMessage): StateMessage {
  const made = told.set.reduce<unknown>((data, [path, value]) => placed(data, path, value), before) as StateMessage;
  return { ...made, seq: told.seq, log: told.log };
}

function placed(data: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<
    string | number,
    unknown
  >;
  copy[first] = placed(copy[first], rest, value);
  return copy;
}
