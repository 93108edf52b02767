import { array, boolean, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** The catalog of the avatar asset collections that every world can enable. */
export const avatarAssetCollectionTable = new Table('AvatarAssetCollection', {
  columns: {
    friendlyName: string.nullAs(''),
    description: string.default(''),
    tags: array.as<readonly string[]>().default([]),
    resourceIntensive: boolean.default(false),
  },
});
