/** The messages of the server, as docs/protocol.md describes them. Their types are generated: `told/`. */
import type { Wanted } from './loose';
import type { NewGame } from './told/api';
import type { BoardOption } from './told/board';
import type { Answer, View } from './told/messages';
import type { PrincipalityOption } from './told/principality';

export type {
  CardInfo,
  CostlyDecision,
  DeckCard,
  DeckChecked,
  DeckDealt,
  DeckFault,
  DeckPool,
  EditionTable,
  GameKind,
  GameAnalysis,
  GameMade,
  HintInfo,
  HomeChecked,
  HomeFault,
  HomeForm,
  Joined,
  LessonBody,
  LessonSummary,
  NewGame,
  OptionInfo,
  Past,
  PositionInfo,
  PresetDeck,
  Replayed,
  ReplayStep,
  RegisterLine,
  RulingInfo,
  SeatKey,
} from './told/api';
export type {
  ChangeMessage,
  Fault,
  GameInfo,
  Reasons,
  SeatInfo,
  StateMessage,
  TableMessage,
  TableSeat,
  Wish,
} from './told/messages';
/** What an option of a new game may be set to. */
export type OptionValue = NonNullable<NewGame['options']>[string];
export type GameView = View;
export type ServerMessage = Answer;
/** An action that is wanted in whatever game: its verb with as many arguments as one likes. */
export type AnyWish = Wanted<BoardOption> | Wanted<PrincipalityOption>;
