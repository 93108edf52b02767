import { date, json, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** The history of rooms and commands, one row per field in a save. */
export const roomChangeTable = new OwnTable('RoomChange', {
  accountId: pointer('Account'),
  entryId: pointer('Room'),
  field: string,
  from: json,
  to: json,
  by: string,
  at: date,
});
