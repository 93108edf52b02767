import { parseCode } from '@campus/contracts/core/error-codes';
import {
  updateUserAccountMemberProfile,
  updateUserAccountPermission,
  updateUserAccountTeamId,
  updateUserDisplayname,
  updateUserFirstname,
  updateUserLastname,
} from '@campus/contracts/members/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { beforeAll, expect, it } from 'vitest';

let account: TestAccount;
let admin: string;
beforeAll(async () => {
  account = await makeAccount();
  admin = account.people.admin.sessionToken;
});

const conflict = (message: string) => ({ code: parseCode.conflict, message });

/** Makes a member of team B whose texts are all 'Old'. */
async function makeMember() {
  const person = await addMember(
    account.accountId,
    { title: 'Old', teamId: '1', permission: 'leader' },
    { displayName: 'Old', firstName: 'Old', lastName: 'Old' },
  );
  return {
    user: { accountId: account.accountId, userId: person.userId },
    membership: { accountId: account.accountId, membershipId: person.membershipId },
  };
}
type Made = Awaited<ReturnType<typeof makeMember>>;

/** Each kind of change, from the expected to the new value. */
const changes: Record<
  string,
  (made: Made, expected: string | undefined, wanted: string) => Promise<unknown>
> = {
  displayname: ({ user }, expected, displayname) =>
    callPlatform(updateUserDisplayname, { ...user, displayname, expected }, admin),
  firstname: ({ user }, expected, firstname) =>
    callPlatform(updateUserFirstname, { ...user, firstname, expected }, admin),
  lastname: ({ user }, expected, lastname) =>
    callPlatform(updateUserLastname, { ...user, lastname, expected }, admin),
  teamId: ({ membership }, expected, teamId) =>
    callPlatform(updateUserAccountTeamId, { ...membership, teamId, expected }, admin),
  permission: ({ membership }, expected, permission) =>
    callPlatform(
      updateUserAccountPermission,
      { ...membership, permission: permission as 'member', expected },
      admin,
    ),
  title: ({ user }, expected, title) =>
    callPlatform(
      updateUserAccountMemberProfile,
      { ...user, update: { title }, expected: expected === undefined ? {} : { title: expected } },
      admin,
    ),
};

it.each([
  {
    name: 'displayname',
    values: ['Old', 'New', 'Newer'],
    message: 'Another person has changed Display Name to "New" since you opened it.',
  },
  {
    name: 'firstname',
    values: ['Old', 'New', 'Newer'],
    message: 'Another person has changed First Name to "New" since you opened it.',
  },
  {
    name: 'lastname',
    values: ['Old', 'New', 'Newer'],
    message: 'Another person has changed Last Name to "New" since you opened it.',
  },
  {
    name: 'teamId',
    values: ['1', '26', '27'],
    message: 'Another person has changed Team ID to "AA" since you opened it.',
  },
  {
    name: 'permission',
    values: ['leader', 'moderator', 'admin'],
    message: 'Another person has changed Role to "Moderator" since you opened it.',
  },
  {
    name: 'title',
    values: ['Old', 'New', 'Newer'],
    message: 'Another person has changed Title to "New" since you opened it.',
  },
] as const)(
  'the second of two people who change $name of one member is told about the first change',
  async ({ name, values, message }) => {
    const [old, first, second] = values;
    const made = await makeMember();
    const change = changes[name];
    if (!change) throw new Error(`Nothing changes ${name}.`);
    const stored = () =>
      sql.one<Record<string, string>>(`select "${name}" from "Membership" where "objectId" = $1`, [
        made.membership.membershipId,
      ]);
    await change(made, old, first);
    await expect(change(made, old, second)).rejects.toMatchObject(conflict(message));
    expect(await stored()).toEqual({ [name]: first });
    await change(made, old, first);
    await change(made, first, second);
    await change(made, undefined, old);
    expect(await stored()).toEqual({ [name]: old });
  },
);

it('one of twenty simultaneous changes of the same old value succeeds', async () => {
  const made = await makeMember();
  const wanted = Array.from({ length: 20 }, (_, n) => String(n + 10));
  const ends = await Promise.allSettled(wanted.map((teamId) => changes.teamId?.(made, '1', teamId)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
