import { object, pointer } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A user's avatar in the world. The client creates it. */
export const avatarTable = new Table('Avatar', {
  columns: { userId: pointer('_User'), definition: object.default({}) },
  readers: ({ userId }) => [userId],
});
