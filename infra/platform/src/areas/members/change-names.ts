import { accountName, type NameScope } from '@campus/domain/members/member-names';
import { type Comparison, differences } from '../../call/differences.ts';
import type { Queryable, Sql } from '../../foundation/database/sql.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import { userTable } from '../../foundation/schema/tables/user.ts';
import { type ReplacedUsername, renameUser } from '../identity/rename-user.ts';
import type { LockedMember } from './lock-member.ts';
import { type NameColumn as Name, nameColumns } from './member-columns.ts';

/** The membership columns with the names that the account has set for the person. */
export const accountColumns = {
  displayname: 'accountDisplayname',
  firstname: 'accountFirstname',
  lastname: 'accountLastname',
} as const;

export type MemberNames = { [K in Name]?: string | undefined };
type Names = Readonly<Record<Name, string>>;

interface ChangedNames {
  changed: Comparison<MemberNames>;
  username: ReplacedUsername | null;
}

/** Changes names of a member. The member and the user must be locked. */
export async function changeNames(
  sql: Sql,
  member: LockedMember,
  { wanted, scope }: { wanted: MemberNames; scope: NameScope },
): Promise<ChangedNames> {
  const own = await userTable.one(sql, nameColumns, 'where "objectId" = $1', [member.userId]);
  if (!own) throw new Error(`The membership ${member.id} is of no user.`);
  if (scope === 'account') return { changed: await showNames(sql, { member, own }, wanted), username: null };
  const dropped = scope === 'person' ? {} : await dropNames(sql, member, wanted);
  const username = await renamePerson(sql, { userId: member.userId, own }, wanted);
  return { changed: differences({ ...own, ...dropped }, wanted), username };
}

/** Sets the names that the account shows for the person. */
async function showNames(
  sql: Queryable,
  { member, own }: { member: LockedMember; own: Names },
  wanted: MemberNames,
): Promise<Comparison<MemberNames>> {
  const changed = differences({ ...member }, wanted);
  const set = namesIn(changed.after).map(([name, value]) => [
    accountColumns[name],
    accountName(value, own[name]),
  ]);
  await membershipTable.update(sql, member.id, { ...changed.after, ...Object.fromEntries(set) });
  return changed;
}

/** Removes the account's own names for a person who gets other names. Returns them. */
async function dropNames(sql: Queryable, member: LockedMember, wanted: MemberNames): Promise<MemberNames> {
  const columns = Object.values(accountColumns);
  const set = await membershipTable.one(sql, columns, 'where "objectId" = $1', [member.id]);
  const dropped = namesIn(wanted).filter(([name]) => set?.[accountColumns[name]] != null);
  await membershipTable.update(sql, member.id, {
    ...Object.fromEntries(dropped),
    ...Object.fromEntries(dropped.map(([name]) => [accountColumns[name], null])),
  });
  const different = dropped.filter(([name, value]) => member[name] !== value);
  return Object.fromEntries(different.map(([name]) => [name, member[name]]));
}

/** Changes the person's names. The username follows the display name. */
async function renamePerson(
  sql: Sql,
  { userId, own }: { userId: string; own: Names },
  wanted: MemberNames,
): Promise<ReplacedUsername | null> {
  const { after } = differences({ ...own }, wanted);
  const { displayname } = after;
  const username =
    displayname === undefined
      ? null
      : await renameUser(sql, { userId, displayname: own.displayname }, displayname);
  await userTable.update(sql, userId, after);
  return username;
}

function namesIn(names: MemberNames): [Name, string][] {
  return nameColumns.flatMap((name): [Name, string][] => {
    const value = names[name];
    return value === undefined ? [] : [[name, value]];
  });
}
