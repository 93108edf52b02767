import { text } from '@campus/contracts/core/text';
import { getImport } from '@campus/contracts/imports/functions';
import { badgesOf, makeBadge } from '@campus/tests/areas/badges';
import {
  applyPlanned,
  planImportOf,
  storedInvitations,
  storedMember,
} from '@campus/tests/areas/imports/people-imports';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const overwriting = { options: { overwriteData: true } };

describe('a membership import', () => {
  it('IMP-026 shows the effect of each row first, then updates members and invites the others', async () => {
    const account = await makeAccount();
    const ana = await addMember(account.accountId, { title: 'Chemist' }, { firstName: 'Ana' });
    const guest = `guest-${unique()}@campus.test`;
    const planned = await planImportOf(
      account,
      [
        'Email,First Name,Title,Role',
        `${ana.email.toUpperCase()},Anna,Biologist,Leader`,
        `${guest},Gus,Guest,`,
        `${account.people.leader.email},Ada,,`,
        'nobody,No,,',
      ],
      overwriting,
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
    expect(await storedMember(ana.membershipId)).toMatchObject({ firstname: 'Ana', permission: 'member' });
    expect(await storedInvitations(account)).toEqual([]);
    const { end, rows } = await applyPlanned(planned);
    expect(end).toMatchObject({ status: 'done', total: 4, done: 2, skipped: 1, failed: 1 });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'skipped', 'failed']);
    const after = { firstname: 'Anna', title: 'Biologist', permission: 'leader' };
    expect(await storedMember(ana.membershipId)).toMatchObject(after);
    expect(await storedInvitations(account)).toMatchObject([
      { email: guest, firstName: 'Gus', title: 'Guest', permission: 'member', teamid: '8' },
    ]);
  });

  it('IMP-026 IMP-008 fills in empty fields and keeps the rest, role and team too, unless it overwrites', async () => {
    const account = await makeAccount({ memberProfileCustomFieldsSchema: { Desk: { type: 'number' } } });
    const ana = await addMember(account.accountId, { title: 'Chemist' }, { firstName: 'Ana' });
    const lines = [
      'Email,First Name,Title,Contact Email,Role,Team,Desk',
      `${ana.email},Anna,Boss,a@b.test,Admin,A,7`,
    ];
    const { rows, ...planned } = await planImportOf(account, lines);
    expect(rows).toMatchObject([
      {
        action: 'update',
        changes: [
          { field: 'contactEmail', from: '', to: 'a@b.test' },
          { field: 'custom:Desk', from: '', to: '7' },
        ],
        reason: text('imports.row.kept'),
      },
    ]);
    await applyPlanned(planned);
    expect(await storedMember(ana.membershipId)).toMatchObject({
      ...{ firstname: 'Ana', title: 'Chemist', contactEmail: 'a@b.test', teamId: '8', permission: 'member' },
      customFields: { Desk: 7 },
    });
    const again = await planImportOf(account, lines);
    expect(again.rows).toMatchObject([{ action: 'unchanged', reason: text('imports.row.kept') }]);
  });

  it('IMP-028 adds badges by name or id and badges for everyone, or replaces the members’ badges', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const [gold, silver] = [await makeBadge(accountId, 'Gold'), await makeBadge(accountId, 'Silver')];
    const tin = await makeBadge(accountId, 'Tin');
    const ana = await addMember(accountId, { badgeIds: [tin] });
    const lines = ['Email,Badges', `${ana.email},gold`];
    await applyPlanned(await planImportOf(account, lines, { options: { badges: [silver] } }));
    expect(await badgesOf(ana.membershipId)).toEqual(['Gold', 'Silver', 'Tin']);
    const replace = { overwriteData: true, overwriteBadges: true };
    const planned = await planImportOf(account, lines, { options: { ...replace, badges: [silver] } });
    expect(planned.rows[0]?.changes).toEqual([
      { field: 'badges', from: 'Gold; Silver; Tin', to: 'Gold; Silver' },
    ]);
    await applyPlanned(planned);
    expect(await badgesOf(ana.membershipId)).toEqual(['Gold', 'Silver']);
    await applyPlanned(
      await planImportOf(account, ['Email', ana.email], { options: { ...replace, badges: [tin] } }),
    );
    expect(await badgesOf(ana.membershipId)).toEqual(['Tin']);
    const withoutData = { overwriteData: false, overwriteBadges: true, badges: [gold] };
    await applyPlanned(await planImportOf(account, ['Email', ana.email], { options: withoutData }));
    expect(await badgesOf(ana.membershipId)).toEqual(['Gold', 'Tin']);
  });

  it("applies the rule for a single role change, keeps the importer's own role, and lifts no suspension", async () => {
    const account = await makeAccount();
    const { people } = account;
    const lines = [
      'Email,Role,Title',
      `${people.owner.email},Member,Boss`,
      `${people.member.email},Owner,`,
      `${people.admin.email},Member,Me`,
      `${people.suspended.email},Member,`,
      `${people.leader.email},Emperor,`,
      `new-${unique()}@campus.test,Owner,`,
      `new-${unique()}@campus.test,Suspended,`,
    ];
    const planned = await planImportOf(account, lines, overwriting);
    expect(planned.rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['error', text('members.permission.ownerOnly')],
      ['error', text('members.permission.ownerOnly')],
      ['update', text('members.permission.own')],
      ['unchanged', text('imports.row.stillSuspended')],
      ['error', text('imports.row.permission', { value: 'Emperor' })],
      ['error', text('invitations.role.ownerOnly')],
      ['error', text('imports.row.invitedSuspended')],
    ]);
    await applyPlanned(planned);
    expect(await storedMember(people.admin.membershipId)).toMatchObject({ title: 'Me', permission: 'admin' });
  });

  it('removes no last owner, not even when the other owner left since the plan', async () => {
    const account = await makeAccount();
    const owner = await addMember(account.accountId, { permission: 'owner' });
    const by = await makeSuperadmin();
    const lines = ['Email,Role', `${owner.email},Member`, `${account.people.owner.email},Member`];
    const planned = await planImportOf(account, lines, { by, ...overwriting });
    expect(planned.rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['update', ''],
      ['error', text('members.permission.lastOwner')],
    ]);
    await sql.query(`update "Membership" set permission = 'admin' where "objectId" = $1`, [
      account.people.owner.membershipId,
    ]);
    const { rows } = await applyPlanned(planned);
    expect(rows[0]).toMatchObject({ outcome: 'failed', reason: text('members.permission.lastOwner') });
    expect(await storedMember(owner.membershipId)).toMatchObject({ permission: 'owner' });
  });

  it('ignores contradicting rows anywhere in the file, and does equal rows once', async () => {
    const account = await makeAccount();
    const ana = await addMember(account.accountId);
    const guest = `guest-${unique()}@campus.test`;
    const planned = await planImportOf(
      account,
      [
        'Email,Title',
        `${ana.email},One`,
        `${guest},Guest`,
        `${ana.email.toUpperCase()},Two`,
        `${guest},Guest`,
      ],
      overwriting,
    );
    expect(planned.rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['conflict', text('imports.row.contradicted', { line: 4 })],
      ['create', ''],
      ['conflict', text('imports.row.contradicted', { line: 2 })],
      ['unchanged', text('imports.row.repeated', { line: 3 })],
    ]);
    const { end } = await applyPlanned(planned);
    expect(end).toMatchObject({ done: 1, skipped: 1, failed: 2 });
    expect(await storedInvitations(account)).toHaveLength(1);
  });

  it('says why each row is wrong, including repeated rows', async () => {
    const account = await makeAccount();
    const { rows } = await planImportOf(account, [
      'Email,Role',
      'x@,',
      'x@,',
      'a@b.test,King',
      'a@b.test,King',
    ]);
    const [notEmail, noRole] = [
      text('imports.row.notEmail'),
      text('imports.row.permission', { value: 'King' }),
    ];
    expect(rows.map(({ reason }) => reason)).toEqual([notEmail, notEmail, noRole, noRole]);
    expect(rows.every(({ action }) => action === 'error')).toBe(true);
  });

  it('withdraws a planned row when a row thousands of lines later contradicts it', async () => {
    const account = await makeAccount();
    const ana = await addMember(account.accountId);
    const filler = Array.from({ length: 2_100 }, (_, index) => `filler ${index},`);
    const planned = await planImportOf(
      account,
      ['Email,Title', `${ana.email},One`, ...filler, `${ana.email},Two`],
      overwriting,
    );
    expect(planned.rows[0]).toMatchObject({
      action: 'conflict',
      outcome: 'failed',
      reason: text('imports.row.contradicted', { line: 2_103 }),
    });
    const { accountId, taskId, by } = planned;
    await expect(callPlatform(getImport, { accountId, taskId }, by.sessionToken)).resolves.toMatchObject({
      actions: { update: 0, conflict: 2, error: 2_100 },
    });
    const { end } = await applyPlanned(planned);
    expect(end).toMatchObject({ total: 2_102, done: 0, skipped: 0, failed: 2_102 });
    expect(await storedMember(ana.membershipId)).toMatchObject({ title: '' });
  });
});

it('an invitation whose name has question marks only carries a warning; other question marks do not', async () => {
  const account = await makeAccount();
  const [lost, kept] = [`lost-${unique()}@campus.test`, `kept-${unique()}@campus.test`];
  const lines = ['Email,First Name,Last Name', `${lost},????,Ng`, `${kept},Why?,?uk`];
  const { rows } = await planImportOf(account, lines);
  expect(rows.map(({ action, reasons }) => [action, reasons.map(({ key }) => key)])).toEqual([
    ['create', ['imports.row.onlyQuestionMarks']],
    ['create', []],
  ]);
});
