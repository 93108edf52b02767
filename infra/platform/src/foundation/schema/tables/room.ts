import type { HardUserLimit, RoomPlace, ZoomCredential } from '@campus/domain/rooms/entries';
import { array, number, object, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

const text = string.default('');
const texts = array.as<readonly string[]>().default([]);

/** The passcodes of a room, besides roles, teams, and groups. */
interface RoomSecurity {
  /** One or two, encrypted. */
  passcodes: string;
}

/** The place of rooms that can be opened in a browser, besides the places that the console knows. */
export const onWeb = 'web';

/** A room of an account's world. */
export const roomTable = new Table('Room', {
  columns: {
    accountId: pointer('Account'),
    name: string.nullAs(''),
    /** The folder. */
    group: text,
    levelName: text,
    instance: number.nullable(),
    /** The name under which its usage is counted; empty for none. */
    SFSRoom: text,
    visibleOn: array.as<readonly (RoomPlace | typeof onWeb)[]>().default(['GOTO']),
    voiceIP: text,
    doorName: text,
    permAccess: number.default(4),
    teamAccess: texts,
    groupAccess: texts,
    customLabel: text,
    notes: text,
    zoomCredential: object.as<ZoomCredential>().default({ id: '', passcode: '' }),
    hardUserLimitOptions: object
      .as<HardUserLimit>()
      .default({ dialogTitle: '', dialogMessage: '', command: '' }),
    /** Null for a room without passcodes. */
    roomSecurity: object.as<RoomSecurity>().nullable(),
    order: number.default(0),
  },
  readers: ({ accountId }) => administratorsOf(accountId),
});
