import type { PermissionOption } from '@campus/domain/room-permissions/options';
import { array, boolean, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

const text = string.default('');
const texts = array.as<readonly string[]>().default([]);

/** The catalog of levels in the client applications. */
export const levelMappingTable = new Table('LevelMapping', {
  columns: {
    /** The name that rooms and commands use to refer to it. */
    name: string.nullAs(''),
    shortName: text,
    friendlyName: text,
    image: text,
    thumbnailImage: text,
    base64LowResImage: text,
    /** The client application that contains it; empty for all. */
    clientInfoId: text,
    isHidden: boolean.default(false),
    zoomCapable: boolean.default(false),
    /** Whether the web client also contains it. */
    isWebAvailable: boolean.default(false),
    /** The permissions of the level's rooms. */
    permissionOptions: array.as<readonly Omit<PermissionOption, 'configuredLevel'>[]>().default([]),
    locations: texts,
    doors: texts,
  },
});
