/** How many copies of a card a player has not seen: those in the game less all that lie open. */
import type { CardFace, PlacedCard, TableView } from './view';

export function unseenCopies(face: CardFace, view: TableView): number | undefined {
  if (face.count === undefined) return undefined;
  const placed = (one: PlacedCard | null | undefined): string | null => one?.card ?? null;
  const open = [
    ...view.discard,
    ...view.display,
    ...view.stacks.flatMap((stack) => stack.known),
    ...view.event_stack.known,
    ...view.lands.flatMap((land) => [
      ...land.hand.map((held) => held.card),
      ...land.columns.flatMap((column) => column.sides.flatMap((side) => side.cards.map(placed))),
      ...land.roads.map((road) => placed(road.expansion)),
      ...land.regions.flatMap((region) => [region.card, placed(region.expansion), placed(region.unit)]),
    ]),
  ];
  return Math.max(0, face.count - open.filter((card) => card === face.id).length);
}
