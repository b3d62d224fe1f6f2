/** One shape for all rows of a table: what every row has is there, what only some have may be missing. */
type KeysOf<Row> = Row extends unknown ? Extract<keyof Row, string> : never;
type ValueOf<Row, Key extends PropertyKey> = Row extends unknown ? (Key extends keyof Row ? Row[Key] : never) : never;
export type Loose<Row> = { [Key in Extract<keyof Row, string>]: ValueOf<Row, Key> } & {
  [Key in Exclude<KeysOf<Row>, keyof Row>]?: ValueOf<Row, Key>;
};
