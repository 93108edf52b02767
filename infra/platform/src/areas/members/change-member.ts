import { AppError } from '@campus/contracts/core/app-error';
import { memberFieldText, memberValueText } from '@campus/contracts/members/member-words';
import type { WireMember } from '@campus/contracts/members/wire-member';
import { pick } from '@campus/domain/core/pick';
import { type NameScope, nameScope } from '@campus/domain/members/member-names';
import { type Comparison, differences } from '../../call/differences.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import type { ReplacedUsername } from '../identity/rename-user.ts';
import { changeProfileFields, type ProfileChange } from '../profile/update-member-profile.ts';
import { changeNames } from './change-names.ts';
import { editorOf } from './editor-of.ts';
import { type LockedMember, lockMember } from './lock-member.ts';
import {
  type ChangeableColumn,
  changeableColumns,
  fieldOf,
  nameColumns,
  textColumns,
} from './member-columns.ts';
import { readMember } from './read-members.ts';
import { refuseActing } from './refuse-acting.ts';
import { type Editing, refusePermission } from './refuse-permission.ts';

const membershipColumns = [...textColumns, 'permission'] as const;

/** The fields of a member that can change. Missing fields stay unchanged. */
type Changes = Partial<Pick<LockedMember, ChangeableColumn>>;
export type MemberChanges = { [Name in keyof Changes]: Changes[Name] | undefined };

/** The change, and the values that the caller saw before, if they must still be current. */
export interface MemberChangeInput {
  wanted: MemberChanges;
  expected?: Expected;
  /** Whether people of any level can make this change to themselves. */
  oneself?: boolean;
  /** Fields of the member profile. The profile's rules apply. */
  profile?: Pick<ProfileChange, 'fields' | 'expected'> | undefined;
  /** Where new names take effect; by default, this depends on the caller. */
  names?: NameScope;
}

export interface ChangedMember {
  member: WireMember;
  username: ReplacedUsername | null;
}

/**
 * Changes a member. All member changes must use this function. It makes all of the changes or none, and adds
 * the values before and after to the audit entry. Throws if the membership does not exist, if another person
 * has changed it since, or if this permission change is not allowed.
 */
export async function changeMember(
  editing: Editing,
  membershipId: string,
  change: MemberChangeInput,
): Promise<ChangedMember> {
  const { member, username } = await changeAndCompare(editing, membershipId, change);
  return { member, username };
}

/** The same, and returns the changed values too. */
export async function changeAndCompare(
  editing: Editing,
  membershipId: string,
  { wanted, expected = {}, oneself = false, profile, names }: MemberChangeInput,
): Promise<ChangedMember & Comparison> {
  const { sql, audit } = editing;
  const previous = await lockMember(sql, membershipId, {
    user: renames(wanted),
    permissions: wanted.permission !== undefined,
    fields: profile !== undefined,
  });
  if (!previous) throw new AppError('notFound', 'members.notFound');
  audit.note({ target: { type: 'member', id: previous.id, label: previous.email } });
  if (!oneself && !wanted.permission) refuseActing(editing, previous);
  refuseChangedMeanwhile(previous, expected, wanted);
  if (wanted.permission) await refusePermission(editing, previous, wanted.permission);
  const renamed = renames(wanted)
    ? await changeNames(sql, previous, {
        wanted: pick(wanted, nameColumns),
        scope: names ?? scopeOf(editing, previous),
      })
    : undefined;
  const changes = differences({ ...previous }, pick(wanted, membershipColumns));
  await writeMembership(editing, previous, changes.after);
  const inProfile = profile && (await writeProfile(editing, previous, profile));
  const member = await readMember(sql, previous.id);
  const { username } = member.user;
  const compared = joined(renamed?.changed, differences({ ...previous }, { username }), changes, inProfile);
  audit.note(compared);
  return { member, username: renamed?.username ?? null, ...compared };
}

function renames(wanted: MemberChanges): boolean {
  return nameColumns.some((name) => wanted[name] !== undefined);
}

function scopeOf({ actor }: Editing, previous: LockedMember): NameScope {
  const own = previous.userId === actor.userId;
  return nameScope({
    own,
    actorLevel: actor.accountAccess.level,
    editsMembers: editorOf(actor, previous) === 'admin',
  });
}

async function writeMembership(editing: Editing, previous: LockedMember, changes: Changes): Promise<void> {
  const { permission } = changes;
  await membershipTable.update(editing.sql, previous.id, {
    ...changes,
    ...(permission && { previousPermission: permission === 'suspended' ? previous.permission : null }),
  });
}

/** Changes profile fields for a caller who may change members. */
function writeProfile(
  editing: Editing,
  { accountId, userId }: LockedMember,
  profile: Pick<ProfileChange, 'fields' | 'expected'>,
): Promise<Comparison | undefined> {
  return changeProfileFields(editing, { accountId, userId, ...profile, editor: 'admin' });
}

function joined(...all: readonly (Comparison | undefined)[]): Comparison {
  return {
    before: Object.assign({}, ...all.map((one) => one?.before)),
    after: Object.assign({}, ...all.map((one) => one?.after)),
  };
}

/** The values that the caller saw before a change. Missing ones are not compared. */
type Expected = { [K in ChangeableColumn]?: string | undefined };

/**
 * Throws if another person has changed a value that the caller is about to change, unless to the same value.
 */
function refuseChangedMeanwhile(previous: LockedMember, expected: Expected, wanted: Expected): void {
  for (const name of changeableColumns) {
    const seen = expected[name];
    const current = previous[name];
    const isKept = wanted[name] === undefined || wanted[name] === current;
    if (isKept || seen === undefined || seen === current) continue;
    const field = fieldOf(name);
    throw new AppError('conflict', 'members.changedMeanwhile', {
      label: memberFieldText(field),
      value: memberValueText(field, current),
    });
  }
}
