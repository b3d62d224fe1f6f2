/** One shape for all rows of a table: what every row has is there, what only some have may be missing. */
type KeysOf<Row> = Row extends unknown ? Extract<keyof Row, string> : never;
type ValueOf<Row, Key extends PropertyKey> = Row extends unknown ? (Key extends keyof Row ? Row[Key] : never) : never;
export type Loose<Row> = { [Key in Extract<keyof Row, string>]: ValueOf<Row, Key> } & {
  [Key in Exclude<KeysOf<Row>, keyof Row>]?: ValueOf<Row, Key>;
};
/** A verb with as many of its arguments as one likes. */
export type Wanted<Row> = Row extends { verb: unknown }
  ? Pick<Row, 'verb'> & Partial<Omit<Row, 'verb' | 'text'>>
  : never;

/** Whether an option is what was wanted: it has all that was named. */
export function isWanted(option: { text: string }, wanted: { verb: string }): boolean {
  const has = option as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([name, value]) => has[name] === value);
}
