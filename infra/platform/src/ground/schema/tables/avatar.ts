import { object, pointer } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** What a user looks like in the world. The client makes it. */
export const avatarTable = new Table('Avatar', {
  columns: { userId: pointer('_User'), definition: object.default({}) },
  readers: ({ userId }) => [userId],
});
