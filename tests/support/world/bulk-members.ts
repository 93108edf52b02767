import { previewMembers, suspendMembers, unsuspendMembers } from '@campus/contracts/members/action-functions';
import { updateUserAccountPermission } from '@campus/contracts/members/functions';
import type { WireMemberSelection } from '@campus/contracts/members/matching';
import { getTaskRows } from '@campus/contracts/tasks/functions';
import type { Permission } from '@campus/domain/access/levels';
import { callPlatform } from '../calls/platform.ts';
import { type MemberPerson, type Person, sql, type TestAccount } from './world.ts';

/** All members of an account. */
export const everybody: WireMemberSelection = {
  matching: {
    filter: { permissions: [] },
    search: ['none', ''],
    extensiveSearch: false,
  },
  except: [],
};
export const ids = (...people: { membershipId: string }[]) => ({
  ids: people.map(({ membershipId }) => membershipId),
});

export function suspend({ accountId }: TestAccount, selection: WireMemberSelection, by: Person) {
  return callPlatform(suspendMembers, { accountId, selection }, by.sessionToken);
}

export function unsuspend(
  { accountId }: TestAccount,
  selection: WireMemberSelection,
  { by, restore = false }: { by: Person; restore?: boolean },
) {
  return callPlatform(unsuspendMembers, { accountId, selection, restore }, by.sessionToken);
}

type Stored = [Permission, Permission | null];

/** The permissions of an account's members, now and before a suspension, by membership. */
export async function permissionsIn({ accountId }: TestAccount): Promise<Map<string, Stored>> {
  const rows = await sql.query<{ id: string; permission: Permission; previous: Permission | null }>(
    `select "objectId" as id, permission, "previousPermission" as previous from "Membership" where account = $1`,
    [accountId],
  );
  return new Map(rows.map(({ id, permission, previous }) => [id, [permission, previous]]));
}

/** The result and reason of each row in a task, by its display name. */
export async function rowsOf(task: { id: string }, { accountId }: TestAccount, by: Person) {
  const { results } = await callPlatform(
    getTaskRows,
    { accountId, taskId: task.id, limit: 100 },
    by.sessionToken,
  );
  return new Map(results.map(({ label, outcome, reason }) => [label, [outcome, reason]]));
}

/** The stored data of a person who is not suspended. */
export const plain = (permission: Permission): Stored => [permission, null];
/** The stored data of a suspended person with this previous permission. */
export const suspendedFrom = (previous: Permission): Stored => ['suspended', previous];

/** Suspends members one by one, so that their previous permissions are recorded. */
export async function suspendEach(account: TestAccount, ...people: MemberPerson[]) {
  for (const { membershipId } of people)
    await callPlatform(
      updateUserAccountPermission,
      { membershipId, permission: 'suspended' },
      account.people.owner.sessionToken,
    );
}

export function preview(
  { accountId }: TestAccount,
  action: 'suspend' | 'unsuspend',
  by: Person,
  selection: WireMemberSelection = everybody,
) {
  return callPlatform(previewMembers, { accountId, action, selection }, by.sessionToken);
}
