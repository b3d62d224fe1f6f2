/** A middle game of the board for looking at: the view of one seat, its log, and what else that seat was asked. */
import type { BoardDecision, BoardOffer, BoardPlayer, BoardView } from '../lib/board';
import type { LogEntry } from '../lib/log';
import taken from './board.json';

interface Sample {
  view: BoardView;
  log: LogEntry[];
  asked: Record<string, { decision: BoardDecision; offers: BoardOffer[]; players: BoardPlayer[]; turn: number }>;
}
// JSON knows no literal types; the file is what the game's own view wrote.
const sample = taken as unknown as Sample;

export const boardLog = sample.log;
export const boardSeat = 1;
/** A position of its own every time, as a server would send it. */
const fresh = (view: BoardView): BoardView => ({
  ...view,
  decision: view.decision === null ? null : { ...view.decision },
});
/** The kinds of decision that can be looked at besides the middle of a turn. */
export const boardKinds = Object.keys(sample.asked);
export const boardSample = (kind: string | undefined): BoardView =>
  fresh(kind === undefined ? sample.view : { ...sample.view, ...sample.asked[kind] });
