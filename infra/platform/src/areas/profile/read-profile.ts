import { AppError } from '@campus/contracts/core/app-error';
import type { WireProfile } from '@campus/contracts/profile/functions';
import type { Queryable } from '../../foundation/database/sql.ts';
import { profileTable } from '../../foundation/schema/tables/profile.ts';
import { userTable } from '../../foundation/schema/tables/user.ts';

const names = userTable.select(['displayname', 'firstname', 'lastname'], 'u');
const columns = profileTable.select(
  [
    'profilepic',
    'email',
    'description',
    'country',
    'region',
    'university',
    'languages',
    'industryInterests',
    'job',
    'clubs',
    'hobbies',
    'linkedin',
  ],
  'p',
);

/** Returns a user's public profile; an empty one if nothing was ever entered. */
export async function readProfile(sql: Queryable, userId: string): Promise<WireProfile> {
  const profile = await sql.one<WireProfile>(
    {
      name: 'own-profile',
      text: `select ${names}, ${columns}
             from "_User" u left join "Profile" p on p."objectId" = u.profile where u."objectId" = $1`,
    },
    [userId],
  );
  if (!profile) throw new AppError('signedOut', 'access.signedOut');
  return profile;
}
