import type { Queryable } from '../database/sql.ts';
import { insertRows } from './insert-rows.ts';
import { baseColumns, type Recorded } from './row.ts';

export interface NewAvatar extends Recorded {
  userId: string;
  /** What the client keeps of the looks. */
  definition?: Record<string, unknown>;
}

/** Inserts avatars and returns their ids, in the given order. */
export async function insertAvatars(sql: Queryable, avatars: readonly NewAvatar[]): Promise<string[]> {
  const rows = avatars.map((avatar) => ({
    ...baseColumns(avatar, [avatar.userId]),
    user: avatar.userId,
    definition: avatar.definition ?? {},
  }));
  await insertRows(sql, 'Avatar', rows);
  return rows.map((row) => row.objectId);
}
