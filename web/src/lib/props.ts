/** What several parts of the page are told, and what they tell: written down once. */
import type { Snippet } from 'svelte';
import type { AnyWish, Fault } from '../net/protocol';
import type { Turn } from './beats';
import type { CardFace, Option, Wanted } from './view';

/** What somebody else did in the last turn, the points it brought, and how to see it again. */
export interface Summary {
  turn: Turn;
  points?: readonly [number, number];
  again: () => void;
  /** It is over, and nothing was done since. */
  fresh: boolean;
}

/** A whole table, whatever is played at it. */
export interface TableProps<O, W> {
  /** The number of the game looked at, where the table is one of the past. */
  at?: number;
  /** The seat this screen looks from. */
  seat: number;
  /** The seats this screen may decide for; empty for watchers. */
  seats?: readonly number[];
  canUndo?: boolean;
  summary?: Summary;
  /** What stands at the head of the table: the way out, settings. */
  menu?: Snippet;
  onchoose?: (option: O) => void;
  /** Several actions in a row. */
  onplan?: (wishes: readonly AnyWish[]) => void;
  /** Why an action that is wanted is not possible. */
  onwhy?: (wanted: W) => Promise<readonly Fault[]>;
  onundo?: () => void;
  onundowhy?: () => void;
  /** Shows the table as it stood at a number of the game. */
  onstep?: (seq: number) => void;
  /** Shows reasons as a notice. */
  ontell?: (faults: readonly Fault[]) => void;
}

/** A good that is dragged: whose it is and which. */
export const draggedGood = (seat: number, good: string): string => `good ${seat} ${good}`;

/** A part of the table at which cards lie that can be chosen. */
export interface PlaceProps {
  options?: readonly Option[];
  opposite?: boolean;
  onchoose?: (option: Option) => void;
  onzoom?: (face: CardFace) => void;
}

/** What lies beside a land, the sea above all. */
export interface BesideProps extends PlaceProps {
  /** The seat that decides. */
  who?: number;
  /** Edge of a card in pixels. */
  size?: number;
  /** Tells why an action at sea is not possible. */
  onwhy?: (wanted: Wanted) => void;
}
