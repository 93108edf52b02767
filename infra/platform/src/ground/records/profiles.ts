import type { WireProfile } from '@campus/contracts/profile/functions';
import type { Queryable } from '../database/sql.ts';
import { insertRows } from './insert-rows.ts';
import { baseColumns } from './row.ts';

export interface NewProfile extends Partial<Omit<ProfileFields, 'profilepic'>> {
  userId: string;
}

/** Inserts public profiles of users who have none. */
export async function insertProfiles(sql: Queryable, profiles: readonly NewProfile[]): Promise<void> {
  const rows = profiles.map(({ userId, ...fields }) => ({
    userId,
    row: { ...baseColumns({}), ...emptyProfile, ...fields },
  }));
  await insertRows(
    sql,
    'Profile',
    rows.map(({ row }) => row),
  );
  await sql.query(
    `update "_User" u set profile = p.id from unnest($1::text[], $2::text[]) p (id, "user")
     where u."objectId" = p."user"`,
    [rows.map(({ row }) => row.objectId), rows.map(({ userId }) => userId)],
  );
}

const emptyProfile: Omit<ProfileFields, 'profilepic'> = {
  email: '',
  description: '',
  country: '',
  region: '',
  university: '',
  languages: [],
  industryInterests: [],
  job: '',
  clubs: '',
  hobbies: '',
  linkedin: '',
};

/** What of the public profile stands in its own row; the names are the user's. */
export type ProfileFields = Omit<WireProfile, 'displayname' | 'firstname' | 'lastname'>;
