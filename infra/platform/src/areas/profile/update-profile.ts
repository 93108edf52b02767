import type { WireProfile, updateProfile as wire } from '@campus/contracts/profile/functions';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { differences } from '../../call/differences.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import { profileTable } from '../../foundation/schema/tables/profile.ts';
import { userTable } from '../../foundation/schema/tables/user.ts';
import { enqueueDrop } from '../../work/jobs/drop-file.ts';
import { changeUser, type LockedUser, lockUser } from './own-user.ts';
import { readProfile } from './read-profile.ts';

/** `profilepic` is the name of the stored picture. */
type Changes = z.output<typeof wire.input> & { profilepic: string | null | undefined };

/** Changes the caller's own public profile, all or nothing, and returns it. */
export async function updateProfile(
  { sql, user, audit, services }: Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName },
  { displayname, firstname, lastname, picture: _, ...wanted }: Changes,
): Promise<WireProfile> {
  const locked = await lockUser(sql, user.id);
  const previous = await readProfile(sql, user.id);
  const names = await changeUser(sql, user.id, {
    previous: locked,
    wanted: { displayname, firstname, lastname },
  });
  const fields = differences({ ...previous }, wanted);
  if (Object.keys(fields.after).length > 0)
    await profileTable.update(sql, await profileOf(sql, user.id, locked), fields.after);
  if ('profilepic' in fields.after && previous.profilepic)
    await enqueueDrop(sql, services.jobs, previous.profilepic);
  audit.note({
    target: { type: 'user', id: user.id, label: user.email },
    before: { ...names.before, ...fields.before },
    after: { ...names.after, ...fields.after },
  });
  return readProfile(sql, user.id);
}

/** Returns the id of a locked user's profile row. Creates it if it does not exist. */
export async function profileOf(sql: Sql, userId: string, { profile }: LockedUser): Promise<string> {
  if (profile) return profile;
  const [id = ''] = await profileTable.insert(sql, [{}]);
  await userTable.update(sql, userId, { profile: id });
  return id;
}
