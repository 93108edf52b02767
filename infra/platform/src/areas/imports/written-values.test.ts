import { text } from '@campus/contracts/core/text';
import { getImport, planImport } from '@campus/contracts/imports/functions';
import { columnFieldWords } from '@campus/contracts/imports/import-words';
import type { ValueFormat } from '@campus/domain/imports/value-formats';
import { planned, sendImportFile } from '@campus/tests/areas/imports/imports';
import {
  applyPlanned,
  importRows,
  planImportOf,
  storedInvitations,
  storedMember,
} from '@campus/tests/areas/imports/people-imports';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, type TestAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const schema = { Start: { type: 'ISOTimeString' as const }, Points: { type: 'number' as const } };
const leavingOut = { options: { leaveOutUnreadable: true } };
const overwriting = { options: { overwriteData: true } };

const accountWithFields = () => makeAccount({ memberProfileCustomFieldsSchema: schema });

interface Written {
  formats?: Partial<ValueFormat>[];
  timeZone?: string;
}

async function planWritten({ accountId, people }: TestAccount, lines: string[], written: Written) {
  const by = people.admin;
  const { id: fileId, columns } = await sendImportFile({ accountId, by, lines });
  const { id: taskId } = await callPlatform(
    planImport,
    { accountId, fileId, kind: 'memberships', exportEmail: by.email, ...written },
    by.sessionToken,
  );
  await planned(taskId);
  const details = await callPlatform(getImport, { accountId, taskId }, by.sessionToken);
  return { accountId, taskId, by, columns, details, rows: await importRows({ accountId, taskId, by }) };
}

describe('values as spreadsheets write them', () => {
  it('are read in the format that their column shows', async () => {
    const account = await accountWithFields();
    const [ana, bo] = [await addMember(account.accountId), await addMember(account.accountId)];
    const plan = await planWritten(
      account,
      ['Email;Start;Points', `${ana.email};01.09.2026;1.250,5`, `${bo.email};2024/10/01 08:00:00.000;7`],
      { timeZone: 'Europe/Berlin' },
    );
    expect(plan.columns.map(({ format }) => format)).toMatchObject([
      {},
      { dates: 'dayFirst', unsure: [] },
      { decimals: ',', unsure: [] },
    ]);
    expect(plan.rows.map(({ action }) => action)).toEqual(['update', 'update']);
    await applyPlanned(plan);
    expect(await storedMember(ana.membershipId)).toMatchObject({
      customFields: { Start: '2026-08-31T22:00:00.000Z', Points: 1250.5 },
    });
    expect(await storedMember(bo.membershipId)).toMatchObject({
      customFields: { Start: '2024-10-01T06:00:00.000Z', Points: 7 },
    });
  });

  it('are read in the chosen format when their own is ambiguous', async () => {
    const account = await accountWithFields();
    const ana = await addMember(account.accountId);
    const lines = ['Email,Start,Points', `${ana.email},01/02/2026,"1,250"`];
    const seeming = await planWritten(account, lines, {});
    expect(seeming.columns[1]?.format).toEqual({ dates: 'monthFirst', decimals: '.', unsure: ['dates'] });
    expect(seeming.columns[2]?.format).toEqual({ dates: 'monthFirst', decimals: '.', unsure: ['decimals'] });
    expect(seeming.rows[0]?.changes).toEqual([
      { field: 'custom:Start', from: '', to: '2026-01-02T00:00:00.000Z' },
      { field: 'custom:Points', from: '', to: '1250' },
    ]);
    const chosen = await planWritten(account, lines, {
      formats: [{}, { dates: 'dayFirst' }, { decimals: ',' }],
    });
    expect(chosen.rows[0]?.changes).toEqual([
      { field: 'custom:Start', from: '', to: '2026-02-01T00:00:00.000Z' },
      { field: 'custom:Points', from: '', to: '1.25' },
    ]);
    expect(chosen.details).toMatchObject({
      columns: ['email', 'custom:Start', 'custom:Points'],
      formats: [{}, { dates: 'dayFirst', decimals: '.' }, { dates: 'monthFirst', decimals: ',' }],
    });
  });

  it('change nothing when a spreadsheet has only saved an export', async () => {
    const account = await accountWithFields();
    const customFields = { Start: '2024-10-01T08:00:30.250Z', Points: 1250.5 };
    const ana = await addMember(account.accountId, { customFields, title: 'Chemist' });
    const lines = ['Email;Title;Start;Points', `${ana.email};Dean;01.10.2024 08:00;1250,5`];
    const { rows } = await planImportOf(account, lines, overwriting);
    expect(rows).toMatchObject([
      { action: 'update', changes: [{ field: 'title', from: 'Chemist', to: 'Dean' }], reason: '' },
    ]);
  });

  it('make the row an error that quotes the value, or are skipped with a note if the person chose that', async () => {
    const account = await accountWithFields();
    const ana = await addMember(account.accountId);
    const lines = ['Email,Title,Points,Team', `${ana.email},Dean,many,ZZ`];
    const wrong = text('imports.row.type', {
      field: 'Points',
      value: 'many',
      type: text('profile.member.type.number'),
    });
    expect((await planImportOf(account, lines)).rows).toMatchObject([{ action: 'error', reason: wrong }]);
    const plan = await planImportOf(account, lines, leavingOut);
    expect(plan.rows).toMatchObject([
      {
        action: 'update',
        changes: [{ field: 'title', to: 'Dean' }],
        reason: [
          wrong,
          text('imports.row.leftOut', { field: 'Points' }),
          text('imports.row.team', { value: 'ZZ' }),
          text('imports.row.leftOut', { field: columnFieldWords('teamId') }),
        ].join(' '),
      },
    ]);
    const { rows } = await applyPlanned(plan);
    expect(rows).toMatchObject([{ outcome: 'done', reason: plan.rows[0]?.reason }]);
  });

  it('never leave out a role, which would invite the wrong person as a member', async () => {
    const account = await accountWithFields();
    const lines = ['Email,Role', `guest-${unique()}@campus.test,Amdin`];
    const { rows } = await planImportOf(account, lines, leavingOut);
    expect(rows).toMatchObject([
      { action: 'error', reason: text('imports.row.permission', { value: 'Amdin' }) },
    ]);
  });

  it('are refused as an email with the exact fault; the Kelvin sign is not a k', async () => {
    const account = await accountWithFields();
    const wrong = [
      ['AN\u212A@campus.test', 'email.fault.letters'],
      ['a..b@campus.test', 'email.fault.dots'],
      ['a\u200Bb@campus.test', 'email.fault.invisible'],
      ['Ada <ada@campus.test>', 'email.fault.named'],
      ['nobody', 'imports.row.notEmail'],
    ] as const;
    const { rows } = await planImportOf(account, ['Email', ...wrong.map(([email]) => email)]);
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual(
      wrong.map(([, key]) => ['error', text(key)]),
    );
    const deletions = await planImportOf(account, ['Email', 'a..b@campus.test'], { kind: 'deletions' });
    expect(deletions.rows).toMatchObject([{ action: 'error', reason: text('email.fault.dots') }]);
  });

  it('are refused as names with control characters, and are empty when all characters are invisible', async () => {
    const account = await accountWithFields();
    const { rows } = await planImportOf(account, [
      'Email,First Name,Title',
      `guest-${unique()}@campus.test,A\u0007da,Dr.`,
      `guest-${unique()}@campus.test,\u202Eada,Dr.`,
      `guest-${unique()}@campus.test,Ada,\u200B`,
    ]);
    const refused = { action: 'error', reason: text('text.controls') };
    expect(rows).toMatchObject([refused, refused, { action: 'create' }]);
    expect(rows[2]?.changes.map(({ field }) => field)).not.toContain('title');
  });

  it('of fields that an invitation does not carry do not fail the row', async () => {
    const account = await accountWithFields();
    const guest = `guest-${unique()}@campus.test`;
    const plan = await planImportOf(account, [
      'Email,Title,Start,Contact Email',
      `${guest},Dean,soon,not an email`,
    ]);
    expect(plan.rows).toMatchObject([
      {
        action: 'create',
        reason: text('imports.row.notInvited', { fields: `Start, ${columnFieldWords('contactEmail')}` }),
      },
    ]);
    await applyPlanned(plan);
    expect(await storedInvitations(account)).toMatchObject([{ email: guest, title: 'Dean' }]);
  });
});
