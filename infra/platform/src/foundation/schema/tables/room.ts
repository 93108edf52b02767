import type { HardUserLimit, RoomPlace, ZoomCredential } from '@campus/domain/rooms/entries';
import { array, number, object, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

const text = string.default('');
const texts = array.as<readonly string[]>().default([]);

/** The passcodes of a room. Roles, teams, and groups are stored elsewhere. */
interface RoomSecurity {
  /** One or two passcodes, encrypted. */
  passcodes: string;
}

/** The place of rooms that open in a browser. The console does not manage this place. */
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
    /** The name that usage events count it under; empty if not counted. */
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
