import type { PermissionOption } from '@campus/domain/room-permissions/options';
import { array, boolean, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

const text = string.default('');
const texts = array.as<readonly string[]>().default([]);

/** The catalog of levels, which client applications have. */
export const levelMappingTable = new Table('LevelMapping', {
  columns: {
    /** The name by which rooms and commands refer to it. */
    name: string.nullAs(''),
    shortName: text,
    friendlyName: text,
    image: text,
    thumbnailImage: text,
    base64LowResImage: text,
    /** The client application that has it; empty for all. */
    clientInfoId: text,
    isHidden: boolean.default(false),
    zoomCapable: boolean.default(false),
    /** Whether the web client has it too. */
    isWebAvailable: boolean.default(false),
    /** The permissions of its rooms. */
    permissionOptions: array.as<readonly Omit<PermissionOption, 'configuredLevel'>[]>().default([]),
    locations: texts,
    doors: texts,
  },
});
