/** Files that the build makes of the game's own data. */
declare module '*.toml' {
  const data: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default data;
}
declare module 'cards:*' {
  const pack: import('./lib/cards').CardPack;
  export default pack;
}
