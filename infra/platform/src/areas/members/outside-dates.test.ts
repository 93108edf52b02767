import { addManyMembers } from '@campus/tests/world/many-members';
import { addMember, makeAccount, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import { everybody } from './member-search.ts';
import { countOutsideDates } from './outside-dates.ts';

const day = (date: string) => new Date(`${date}T00:00:00.000Z`);

it('counts the members who match all but the dates, before them and after', async () => {
  const { accountId } = await makeAccount();
  for (const date of ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01'])
    await addMember(accountId, { updatedAt: day(date), permission: 'leader' }, { firstName: 'Zed' });
  const outside = (own: object) =>
    countOutsideDates(sql, { accountId, permissions: ['leader'], search: everybody, ...own });
  const [from, to] = [day('2025-02-01'), day('2025-03-01')];
  // The account's own leader was updated today.
  expect(await outside({ updatedFrom: from })).toEqual({ count: 1, countIsExact: true });
  expect(await outside({ updatedTo: to })).toEqual({ count: 2, countIsExact: true });
  expect(await outside({ updatedFrom: from, updatedTo: to })).toEqual({ count: 3, countIsExact: true });
  const search = { ...everybody, text: 'zed' };
  expect(await outside({ updatedFrom: from, updatedTo: to, search })).toMatchObject({ count: 2 });
  expect(await outside({})).toBeUndefined();
});

it('counts no further than a list is counted', async () => {
  const { accountId } = await makeAccount();
  await addManyMembers(sql, { accountId, count: 1_001 }, () => ({
    membership: { updatedAt: day('2025-01-01') },
  }));
  const filter = { accountId, updatedFrom: day('2025-02-01'), search: everybody };
  expect(await countOutsideDates(sql, filter)).toEqual({ count: 1_000, countIsExact: false });
});
