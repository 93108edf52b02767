import { getAccountCustomStatuses, updateAccountCustomStatuses } from '@campus/contracts/controls/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { makeWithStatuses, withoutOrder } from '@campus/tests/areas/controls';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, makeSuperadmin, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden };
const textsOf = (statuses: readonly { status: string }[]) => statuses.map(({ status }) => status);

it('CTL-013 stores account, status, order, and active of a status', async () => {
  const { accountId, save } = await makeWithStatuses();
  const [, second] = await save([{ status: 'Busy' }, { status: ' In a lecture ', active: false }]);
  expect(
    await sql.one('select account, status, "order", active from "CustomStatus" where "objectId" = $1', [
      second?.objectId,
    ]),
  ).toEqual({ account: accountId, status: 'In a lecture', order: 1, active: false });
});

it('CTL-040 returns the statuses in ascending order, to members of the account', async () => {
  const { accountId, people, read } = await makeWithStatuses('Busy', 'Away', 'In class');
  await makeWithStatuses('Elsewhere');
  await sql.query('update "CustomStatus" set "order" = 9 - "order" where account = $1', [accountId]);
  for (const by of [people.member, people.admin, await makeSuperadmin()]) {
    const statuses = await read(by);
    expect(textsOf(statuses)).toEqual(['In class', 'Away', 'Busy']);
    expect(statuses.map(({ order }) => order)).toEqual([0, 1, 2]);
  }
});

it('CTL-040 fails for a caller of another account, and without a session', async () => {
  const { accountId, people, read } = await makeWithStatuses('Busy');
  const stranger = (await makeAccount()).people.owner;
  for (const by of [stranger, people.suspended]) await expect(read(by)).rejects.toMatchObject(forbidden);
  await expect(callPlatform(getAccountCustomStatuses, { accountId })).rejects.toMatchObject({
    code: parseCode.signedOut,
  });
});

it.each([
  [null, true],
  [true, true],
  [false, false],
])('CTL-010 with enableCustomStatus %s statuses are enabled: %s', async (stored, enabled) => {
  const { accountId, people } = await makeWithStatuses('Busy');
  await sql.query('update "Account" set "enableCustomStatus" = $2 where "objectId" = $1', [
    accountId,
    stored,
  ]);
  const answer = await callPlatform(getAccountCustomStatuses, { accountId }, people.member.sessionToken);
  expect(answer.enabled).toBe(enabled);
});

it('CTL-017 CTL-018 deletes removed statuses and saves the others in bulk, in the order of the list', async () => {
  const { save, read, saved } = await makeWithStatuses('Busy', 'Away', 'In class');
  const [busy, away, inClass] = saved.map(withoutOrder);
  if (!busy || !away || !inClass) throw new Error('There are three statuses.');
  const answer = await save([
    { status: 'Fresh' },
    { ...inClass, active: false },
    { ...busy, status: 'Very busy' },
  ]);
  expect(textsOf(answer)).toEqual(['Fresh', 'In class', 'Very busy']);
  expect(answer.map(({ objectId }) => objectId).slice(1)).toEqual([inClass.objectId, busy.objectId]);
  expect(await read()).toEqual(answer);
  const gone = await sql.one('select from "CustomStatus" where "objectId" = $1', [away.objectId]);
  expect(gone).toBeUndefined();
});

it('CTL-017 needs the page’s rights', async () => {
  const { accountId, people, save, read, saved } = await makeWithStatuses('Busy');
  const stranger = (await makeAccount()).people.owner;
  const statuses = [{ status: 'Mine' }];
  for (const by of [people.moderator, people.leader, people.member, people.suspended, stranger])
    await expect(save(statuses, by)).rejects.toMatchObject(forbidden);
  await expect(callPlatform(updateAccountCustomStatuses, { accountId, statuses })).rejects.toMatchObject({
    code: parseCode.signedOut,
  });
  expect(await read()).toEqual(saved);
  await openPages(accountId, 'moderator', ['inWorldControls']);
  expect(textsOf(await save(statuses, people.moderator))).toEqual(['Mine']);
});

it('CTL-017 changes statuses of the named account only', async () => {
  const other = await makeWithStatuses('Theirs');
  const { save, edit, read, saved } = await makeWithStatuses('Busy');
  const stolen = other.saved.map((status) => ({ ...withoutOrder(status), status: 'Mine' }));
  await expect(save(stolen)).rejects.toMatchObject({ code: parseCode.invalid });
  await expect(edit(other.saved, stolen)).rejects.toMatchObject({ code: parseCode.conflict });
  await edit([...saved, ...other.saved], saved.map(withoutOrder));
  expect(await other.read()).toEqual(other.saved);
  expect(await read()).toEqual(saved);
});

it.each([
  [
    [{ status: 'Busy' }, { status: ' ' }],
    'Each status must contain at least one character that is not whitespace.',
  ],
  [[{ status: 'Busy' }, { status: 'busy ' }], 'Each status must be unique among all statuses.'],
  [[{ status: 'Busy', active: false }], 'At least one status needs to be active.'],
  [[], 'At least one status needs to be active.'],
])('CTL-036 CTL-037 CTL-038 refuses %j and changes nothing', async (statuses, message) => {
  const { save, read, saved } = await makeWithStatuses('Away');
  await expect(save(statuses)).rejects.toMatchObject({ code: parseCode.invalid, message });
  expect(await read()).toEqual(saved);
});
