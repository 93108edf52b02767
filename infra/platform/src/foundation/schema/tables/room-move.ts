import type { Placed } from '@campus/domain/rooms/entries';
import type { Anchor, Move } from '@campus/domain/rooms/moves';
import { date, json, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** A move in a list of rooms and commands, stored so that it can be undone. */
export const roomMoveTable = new OwnTable('RoomMove', {
  id: string,
  accountId: pointer('Account'),
  /** Positions before and after, for the entries that moved. */
  before: json.as<readonly Placed[]>(),
  after: json.as<readonly Placed[]>(),
  /**
   * What undoing needs: the reverse move, the entries before the previous position (nearest first), and the
   * version of the list after the move. `joined` names the folder that joined another one, and its entries.
   */
  back: json.as<{
    move: Move;
    before: readonly Anchor[];
    version?: number;
    joined?: { from: string; to: string; ids: readonly string[] };
  }>(),
  at: date,
});
