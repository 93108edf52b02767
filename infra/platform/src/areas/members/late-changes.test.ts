import { generateClientSecret } from '@campus/contracts/credentials/functions';
import { deleteMembership } from '@campus/contracts/members/action-functions';
import { updateUserAccountPermission, updateUserAccountTeamId } from '@campus/contracts/members/functions';
import { withApiAccess } from '@campus/tests/areas/credentials';
import { callPlatform } from '@campus/tests/calls/platform';
import { giveRole, whileWaiting } from '@campus/tests/calls/while-waiting';
import { addMember, makeAccount, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import type { Sql } from '../../foundation/database/sql.ts';

type Account = Awaited<ReturnType<typeof makeAccount>>;
type Member = Awaited<ReturnType<typeof addMember>>;

/**
 * Makes a call of the account's admin that waits for another change. Meanwhile the admin is demoted to
 * member.
 */
function demotedWhile({ accountId, people }: Account, member: Member, change: () => Promise<unknown>) {
  const lock = async (other: Sql) => {
    await other.query('select from "Account" where "objectId" = $1 for update', [accountId]);
    await other.query('select from "Membership" where "objectId" = $1 for update', [member.membershipId]);
  };
  return whileWaiting(lock, change, giveRole(people.admin.membershipId, 'member'));
}

const changes = {
  'gives no role': ({ people }: Account, { membershipId }: Member) =>
    callPlatform(
      updateUserAccountPermission,
      { membershipId, permission: 'admin' },
      people.admin.sessionToken,
    ),
  'changes no other field': ({ people }: Account, { membershipId }: Member) =>
    callPlatform(updateUserAccountTeamId, { membershipId, teamId: '7' }, people.admin.sessionToken),
  'removes nobody': ({ accountId, people }: Account, { membershipId }: Member) =>
    callPlatform(deleteMembership, { accountId, membership: membershipId }, people.admin.sessionToken),
  'generates no credential': ({ accountId, people }: Account) =>
    callPlatform(
      generateClientSecret,
      { accountId, name: 'Nightly', scopes: ['members:read'] },
      people.admin.sessionToken,
    ),
};

it.each(Object.entries(changes))(
  'a person who has lost the role while a change waited %s',
  async (_, change) => {
    const account = await makeAccount(withApiAccess);
    const member = await addMember(account.accountId);
    const stored = () => sql.one('select * from "Membership" where "objectId" = $1', [member.membershipId]);
    const before = await stored();
    expect(await demotedWhile(account, member, () => change(account, member))).toMatchObject({
      reason: { key: 'access.forbidden' },
    });
    expect(await stored()).toEqual(before);
  },
);
