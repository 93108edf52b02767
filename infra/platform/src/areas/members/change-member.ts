import { AppError } from '@campus/contracts/core/app-error';
import type { WireMember } from '@campus/contracts/members/wire-member';
import type { Comparison } from '../../call/differences.ts';
import { membershipTable } from '../../ground/schema/tables/membership.ts';
import { userTable } from '../../ground/schema/tables/user.ts';
import { type ReplacedUsername, renameUser } from '../identity/rename-user.ts';
import { changeProfileFields, type ProfileChange } from '../profile/update-member-profile.ts';
import { type LockedMember, lockMember } from './lock-member.ts';
import { readMember } from './read-members.ts';
import { type Expected, refuseChangedMeanwhile } from './refuse-changed.ts';
import type { Editing } from './refuse-permission.ts';
import { refusePermission } from './refuse-permission.ts';

const userColumns = ['displayname', 'firstname', 'lastname'] as const;
const membershipColumns = ['contactEmail', 'title', 'teamId', 'permission'] as const;

/** The fields of a member that can change; a missing field stays as it is. */
type Changes = Partial<Pick<LockedMember, (typeof userColumns)[number] | (typeof membershipColumns)[number]>>;
export type MemberChanges = { [Name in keyof Changes]: Changes[Name] | undefined };

/** The change, and the values the caller saw before, if they must still be current. */
export interface WantedChange {
  wanted: MemberChanges;
  expected?: Expected;
  /** Fields of the member profile, changed by the rules of the profile. */
  profile?: Pick<ProfileChange, 'fields' | 'expected'> | undefined;
}

export interface ChangedMember {
  member: WireMember;
  username: ReplacedUsername | null;
}

/**
 * The one way to change a member: all of the changes or none, with the values before and after noted for
 * the audit trail. Throws if the membership does not exist, another person has changed it since, or the
 * permission may not change like this.
 */
export async function changeMember(
  editing: Editing,
  membershipId: string,
  { wanted, expected = {}, profile }: WantedChange,
): Promise<ChangedMember> {
  const { sql, audit } = editing;
  const former = await lockMember(sql, membershipId, {
    user: userColumns.some((name) => wanted[name] !== undefined),
    permissions: wanted.permission !== undefined,
    fields: profile !== undefined,
  });
  if (!former) throw new AppError('notFound', 'members.notFound');
  audit.note({ target: { type: 'member', id: former.id, label: former.email } });
  refuseChangedMeanwhile(former, expected, wanted);
  if (wanted.permission) await refusePermission(editing, former, wanted.permission);
  const changes = differences(former, wanted);
  const username = await writeUser(editing, former, changes);
  await writeMembership(editing, former, changes);
  const inProfile = profile && (await writeProfile(editing, former, profile));
  const member = await readMember(sql, former.id);
  audit.note(joined(comparison(former, { ...changes, username: member.user.username }), inProfile));
  return { member, username };
}

function differences(former: LockedMember, wanted: MemberChanges): Changes {
  const names = [...userColumns, ...membershipColumns];
  return Object.fromEntries(
    names
      .filter((name) => wanted[name] !== undefined && wanted[name] !== former[name])
      .map((name) => [name, wanted[name]]),
  );
}

async function writeUser(
  { sql }: Editing,
  former: LockedMember,
  changes: Changes,
): Promise<ReplacedUsername | null> {
  const { displayname } = changes;
  const username = displayname === undefined ? null : await renameUser(sql, former, displayname);
  await userTable.update(sql, former.userId, pick(changes, userColumns));
  return username;
}

async function writeMembership(editing: Editing, former: LockedMember, changes: Changes): Promise<void> {
  const { permission } = changes;
  await membershipTable.update(editing.sql, former.id, {
    ...pick(changes, membershipColumns),
    ...(permission && { previousPermission: permission === 'suspended' ? former.permission : null }),
  });
}

/** Changes fields of the profile for a caller who may change members. */
function writeProfile(
  editing: Editing,
  { accountId, userId }: LockedMember,
  profile: Pick<ProfileChange, 'fields' | 'expected'>,
): Promise<Comparison | undefined> {
  return changeProfileFields(editing, { accountId, userId, ...profile, editor: 'admin' });
}

function joined(one: Comparison, other: Comparison | undefined): Comparison {
  return { before: { ...one.before, ...other?.before }, after: { ...one.after, ...other?.after } };
}

function comparison(former: LockedMember, latter: Changes & { username: string }): Comparison {
  const changed = Object.entries(latter).filter(
    ([name, value]) => former[name as keyof LockedMember] !== value,
  );
  const names = changed.map(([name]) => name);
  const values: Record<string, unknown> = former;
  return { before: pick(values, names), after: Object.fromEntries(changed) };
}

function pick<Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Partial<Pick<Values, Name>> {
  const picked: Partial<Pick<Values, Name>> = {};
  for (const name of names) if (values[name] !== undefined) picked[name] = values[name];
  return picked;
}
