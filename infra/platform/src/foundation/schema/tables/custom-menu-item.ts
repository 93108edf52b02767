import type { CommandType } from '@campus/domain/rooms/entries';
import { array, number, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

const text = string.default('');

/** A command: a menu entry in an account's world that opens a destination. */
export const customMenuItemTable = new Table('CustomMenuItem', {
  columns: {
    accountId: pointer('Account'),
    name: string.nullAs(''),
    /** The folder. */
    group: text,
    commandType: string.as<CommandType | ''>().default(''),
    targetLevel: text,
    targetLocation: text,
    targetInstance: number.nullable(),
    currentLevel: text,
    guiVersion: text,
    permAccess: number.default(4),
    teamAccess: array.as<readonly string[]>().default([]),
    voiceIP: text,
    notes: text,
    order: number.default(0),
  },
  readers: ({ accountId }) => administratorsOf(accountId),
});
