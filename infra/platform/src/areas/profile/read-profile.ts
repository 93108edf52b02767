import { AppError } from '@campus/contracts/core/app-error';
import type { WireProfile } from '@campus/contracts/profile/functions';
import type { Queryable } from '../../ground/database/sql.ts';

const texts = [
  'email',
  'description',
  'country',
  'region',
  'university',
  'job',
  'clubs',
  'hobbies',
  'linkedin',
] as const;
const lists = ['languages', 'industryInterests'] as const;

const columns = [
  ...texts.map((name) => `coalesce(p."${name}", '') as "${name}"`),
  ...lists.map((name) => `coalesce(p."${name}", '[]') as "${name}"`),
  'p.profilepic',
].join(', ');

const names = ['displayname', 'firstname', 'lastname']
  .map((name) => `coalesce(u.${name}, '') as ${name}`)
  .join(', ');

/** A user's public profile; an empty one where nothing was ever filled in. */
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
