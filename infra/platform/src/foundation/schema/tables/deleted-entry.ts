import type { Entry } from '@campus/domain/rooms/entries';
import type { FormerPlace } from '@campus/domain/rooms/put-back';
import { date, json, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** Deleted rooms and commands, stored so that they can be restored. */
export const deletedEntryTable = new OwnTable('DeletedEntry', {
  id: string,
  accountId: pointer('Account'),
  kind: string.as<Entry['kind']>(),
  /** The stored row of the room or command, with encrypted passcodes: never part of an answer. */
  row: json,
  place: json.as<FormerPlace>(),
  at: date,
});
