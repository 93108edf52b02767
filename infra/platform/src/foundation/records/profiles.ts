import type { Queryable } from '../database/sql.ts';
import { profileTable } from '../schema/tables/profile.ts';
import type { NewRow } from './table.ts';

export interface NewProfile extends NewRow<typeof profileTable> {
  userId: string;
}

/** Inserts public profiles for users who have none. */
export async function insertProfiles(sql: Queryable, profiles: readonly NewProfile[]): Promise<void> {
  const ids = await profileTable.insert(sql, profiles);
  await sql.query(
    `update "_User" u set profile = p.id from unnest($1::text[], $2::text[]) p (id, "user")
     where u."objectId" = p."user"`,
    [ids, profiles.map(({ userId }) => userId)],
  );
}
