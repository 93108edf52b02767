import { getReportUsers } from '@campus/contracts/analytics/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { addMember, makeAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

it.each([
  ['members', ['displayname', 'email']],
  ['roomActivity', ['displayname']],
  ['roomAttendance', ['displayname', 'email', 'firstname', 'lastname', 'teamId']],
] as const)('shows of people on %s only %j', async (page, shown) => {
  const { accountId, people } = await makeAccount();
  const person = { email: 'ana@campus.test', firstName: 'Ana', lastName: 'Okafor', displayName: 'Ana' };
  const { userId } = await addMember(accountId, { ...person, teamId: '7' });
  await openPages(accountId, 'moderator', [page]);
  const { users } = await callPlatform(
    getReportUsers,
    { accountId, page, userIds: [userId] },
    people.moderator.sessionToken,
  );
  const filled = Object.entries(users[0] ?? {}).filter(([name, value]) => name !== 'userId' && value !== '');
  expect(filled.map(([name]) => name).toSorted()).toEqual([...shown].toSorted());
  expect(users).toMatchObject([{ userId }]);
});

it('shows nobody for the dashboard, and to people who may not open the page', async () => {
  const { accountId, people } = await makeAccount();
  await openPages(accountId, 'moderator', ['analyticsDashboard']);
  const ask = (page: string) =>
    callPlatform(
      getReportUsers,
      { accountId, page: page as 'members', userIds: [people.owner.userId] },
      people.moderator.sessionToken,
    );
  await expect(ask('analyticsDashboard')).rejects.toMatchObject({ code: parseCode.invalid });
  await expect(ask('members')).rejects.toMatchObject({ code: parseCode.forbidden });
});
