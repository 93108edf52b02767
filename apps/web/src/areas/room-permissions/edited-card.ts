import type { BoardField } from '@campus/domain/room-permissions/boards';
import type { Device, PermissionScope } from '@campus/domain/room-permissions/scopes';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';

/** The card that is edited: the world, or a room type, with the name that people read. */
export interface EditedCard {
  device: Device;
  /** The scope of the card itself. */
  scope: Exclude<PermissionScope, { kind: 'scene' }>;
  name: string;
}

/** The unsaved choices, by the ids of permissions. */
export type Draft = Readonly<Record<string, Threshold>>;

/** The unsaved choices with what was stored at the first choice of each; null for nothing. */
export interface Choices {
  values: Draft;
  base: Readonly<Record<string, Threshold | null>>;
}

/** The saved part of web boards: chosen levels, and the boards of edited fields. */
export interface BoardsEdit extends Choices {
  boards: Partial<Record<BoardField, string[]>>;
  /** The boards of all fields when the edit was begun. */
  baseBoards: Partial<Record<BoardField, string[]>>;
}
