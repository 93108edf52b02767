import type { Placed } from '@campus/domain/rooms/entries';
import type { Anchor, Move } from '@campus/domain/rooms/moves';
import { date, json, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** A move in a list of rooms and commands, so that it can be undone. */
export const roomMoveTable = new OwnTable('RoomMove', {
  id: string,
  accountId: pointer('Account'),
  /** Places before and after, of the entries whose place changed. */
  before: json.as<readonly Placed[]>(),
  after: json.as<readonly Placed[]>(),
  /**
   * The reverse move, the entries before the previous place, the nearest first, and the version of the list after the
   * move.
   */
  back: json.as<{ move: Move; before: readonly Anchor[]; version?: number }>(),
  at: date,
});
