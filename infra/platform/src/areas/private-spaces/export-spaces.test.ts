import { parseCode } from '@campus/contracts/core/error-codes';
import { exportPrivateSpacesSummaryReport } from '@campus/contracts/private-spaces/functions';
import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeSpaces, makeSpacesAccount, type SpacesAccount } from '@campus/tests/areas/private-spaces';
import { endOfTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import type { Person } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import type * as z from 'zod';

type Asked = Omit<z.input<typeof exportPrivateSpacesSummaryReport.input>, 'accountId'>;

function start({ accountId }: SpacesAccount, asked: Asked, { sessionToken }: Pick<Person, 'sessionToken'>) {
  return callPlatform(exportPrivateSpacesSummaryReport, { accountId, ...asked }, sessionToken);
}

const header = 'Name,Type,Max Users,Owner Name,Owner Email,Created At,Status,Status Changed At,Space id';
const statusChangedAt = new Date('2026-03-01T22:05:00Z');

it('PSP-034 PSP-049 mails the spaces that match to the caller, in the order, zone, and format asked for', async () => {
  const account = await makeSpacesAccount();
  const { accountId, organizationName, suite, hall, people } = account;
  const createdAt = new Date('2026-03-01T12:30:00Z');
  const owner = { ownerName: 'Ada', ownerEmail: 'ada@campus.test', createdAt, statusChangedAt };
  const [second, first] = await makeSpaces(accountId, suite, [
    { name: 'Zeta', ...owner },
    { name: '=1+1', ...owner },
    { name: 'Not hers' },
  ]);
  await makeSpaces(accountId, hall, [{ name: 'Another type', ...owner }]);
  const filters = {
    createdBetween: { after: '2026-02-28T23:00:00.000Z', before: '2026-03-31T21:59:59.999Z' },
    ownerEmails: ['ada@campus.test'],
    types: [suite.id],
    statuses: ['active' as const],
  };
  const { task } = await start(
    account,
    { filters, sorts: [['asc', 'name']], timezone: 'Europe/Berlin', timeFormat: '12h' },
    people.admin,
  );
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 2, done: 2, failed: 0 });

  const mail = await waitForMail(people.admin.email);
  expect(mail.subject).toBe('Private space export');
  for (const line of [
    `Account: ${organizationName}`,
    'Private spaces in the file: 2',
    'Created: from 2026-03-01 12:00 AM until 2026-03-31 11:59 PM',
    'Owners: ada@campus.test',
    'Types: Suite',
    'Statuses: Active',
    'Time zone: Europe/Berlin',
  ])
    expect(mail.text).toContain(line);
  expect(mail.text).toContain(`/admin/tasks/${task.id}?account=${accountId}`);
  expect(mail.text).toMatch(/can be downloaded until .* by the person who requested it and by owners/);
  const cells = 'Suite,25,Ada,ada@campus.test,2026-03-01 01:30 PM,Active,2026-03-01 11:05 PM';
  expect((await attachedText(mail)).split('\r\n')).toEqual([
    header,
    `'=1+1,${cells},${first}`,
    `Zeta,${cells},${second}`,
    '',
  ]);
});

it('PSP-034 exports active and inactive spaces unless asked otherwise, the newest first, in UTC', async () => {
  const account = await makeSpacesAccount();
  const { accountId, suite, people } = account;
  const at = (day: number) => new Date(Date.UTC(2026, 4, day, 14, 30));
  await makeSpaces(accountId, suite, [
    { name: 'old', createdAt: at(1), status: 'inactive', statusChangedAt },
    { name: 'new', createdAt: at(2), statusChangedAt },
    { name: 'gone', createdAt: at(3), status: 'archived', statusChangedAt },
  ]);
  const { task } = await start(account, {}, people.owner);
  await endOfTask(task.id);
  const mail = await waitForMail(people.owner.email);
  expect(mail.text).toContain('Created: at any time');
  expect(mail.text).toContain('Owners: all');
  const rows = (await attachedText(mail)).split('\r\n').slice(1, -1);
  expect(rows.map((row) => row.split(',').toSpliced(2, 3).slice(0, 4))).toEqual([
    ['new', 'Suite', '2026-05-02 14:30', 'Active'],
    ['old', 'Suite', '2026-05-01 14:30', 'Inactive'],
  ]);
});

it('PSP-034 is refused to people who may not open the report', async () => {
  const account = await makeSpacesAccount();
  const { people } = account;
  for (const by of [people.moderator, people.suspended, (await makeSpacesAccount()).people.owner])
    await expect(start(account, {}, by)).rejects.toMatchObject({ code: parseCode.forbidden });
});
