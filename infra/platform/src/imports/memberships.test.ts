import type { ImportOptions } from '@campus/contracts/imports';
import { text } from '@campus/contracts/messages';
import { applyImport, getImport, getImportRows } from '@campus/contracts/wire/imports';
import { getMembersInfo } from '@campus/contracts/wire/members';
import { describe, expect, it } from 'vitest';
import { badgesOf, makeBadge } from '../../../../tests/support/badges.ts';
import { makePlannedImport } from '../../../../tests/support/imports.ts';
import { callPlatform } from '../../../../tests/support/platform.ts';
import { endOfTask } from '../../../../tests/support/tasks.ts';
import { addMember, makeAccount, type Person, sql, type TestAccount, unique } from '../../../../tests/support/world.ts';

interface Wanted {
  by?: Person;
  options?: Partial<ImportOptions>;
}

async function plan({ accountId, people }: TestAccount, lines: readonly string[], wanted: Wanted = {}) {
  const { by = people.admin, options = {} } = wanted;
  const taskId = await makePlannedImport({ accountId, by, lines, options });
  const rows = await rowsOf(accountId, taskId, by);
  return { taskId, rows, accountId, by };
}

async function rowsOf(accountId: string, taskId: string, by: Person) {
  const { results } = await callPlatform(getImportRows, { accountId, taskId, limit: 100 }, by.sessionToken);
  return results;
}

async function apply({ accountId, taskId, by }: { accountId: string; taskId: string; by: Person }) {
  await callPlatform(applyImport, { accountId, taskId }, by.sessionToken);
  const end = await endOfTask(taskId);
  return { end, rows: await rowsOf(accountId, taskId, by) };
}

const overwrite = { overwriteData: true };

describe('a membership import', () => {
  it('IMP-026 updates members, invites who is none and says of each row what it does before it is done', async () => {
    const account = await makeAccount();
    const ana = await addMember(account.accountId, { title: 'Chemist' }, { firstName: 'Ana' });
    const guest = `guest-${unique()}@campus.test`;
    const planned = await plan(
      account,
      [
        'Email,First Name,Title,Role',
        `${ana.email.toUpperCase()},Anna,Biologist,Leader`,
        `${guest},Gus,Guest,`,
        `${account.people.leader.email},Ada,,`,
        'nobody,No,,',
      ],
      { options: overwrite },
    );
    expect(planned.rows).toMatchObject([
      {
        line: 2,
        action: 'update',
        outcome: null,
        changes: [
          { field: 'firstName', from: 'Ana', to: 'Anna' },
          { field: 'title', from: 'Chemist', to: 'Biologist' },
          { field: 'permission', from: 'Member', to: 'Leader' },
        ],
      },
      {
        line: 3,
        label: guest,
        action: 'create',
        changes: [
          { field: 'permission', from: '', to: 'Member' },
          { field: 'teamId', from: '', to: 'I' },
          { field: 'firstName', from: '', to: 'Gus' },
          { field: 'title', from: '', to: 'Guest' },
        ],
      },
      { line: 4, action: 'unchanged', outcome: 'skipped', changes: [] },
      { line: 5, action: 'error', outcome: 'failed', reason: text('imports.row.notEmail') },
    ]);
    const { end, rows } = await apply(planned);
    expect(end).toMatchObject({ status: 'done', total: 4, done: 2, skipped: 1, failed: 1 });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'skipped', 'failed']);
    expect(
      await sql.one('select firstname, title, permission from "Membership" where "objectId" = $1', [
        ana.membershipId,
      ]),
    ).toEqual({ firstname: 'Anna', title: 'Biologist', permission: 'leader' });
    expect(
      await sql.query('select email, "firstName", title, permission from "Invitation" where account = $1', [
        account.accountId,
      ]),
    ).toEqual([{ email: guest, firstName: 'Gus', title: 'Guest', permission: 'member' }]);
  });
});
