/** The messages of the server, as docs/protocol.md describes them. Their types are generated: `told/`. */
import type { Wanted } from './loose';
import type { BoardOption } from './told/board';
import type { Answer, NewGame, View } from './told/messages';
import type { PrincipalityOption } from './told/principality';

export type {
  CardInfo,
  ChangeMessage,
  CostlyDecision,
  DeckCard,
  DeckChecked,
  DeckDealt,
  DeckFault,
  DeckPool,
  EditionTable,
  Fault,
  GameInfo,
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
  Reasons,
  Replayed,
  ReplayStep,
  RegisterLine,
  RulingInfo,
  SeatInfo,
  SeatKey,
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
