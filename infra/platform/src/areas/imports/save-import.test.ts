import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { saveCsvImport, saveInvitationImport } from '@campus/contracts/imports/functions';
import { badgesOf, makeBadge } from '@campus/tests/areas/badges';
import { sendImportFile } from '@campus/tests/areas/imports/imports';
import { storedInvitations, storedMember } from '@campus/tests/areas/imports/people-imports';
import { attachedText, mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  makeAccount,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';

const fileOf = (lines: readonly string[], name = 'people.csv') => ({
  name,
  base64: Buffer.from(lines.join('\n')).toString('base64'),
});

type CsvImport = Omit<z.input<typeof saveCsvImport.input>, 'accountId' | 'exportEmail'>;

/** Saves a CSVImport as the account's admin. Returns how it ended, and the mail about it. */
async function save({ accountId, people }: TestAccount, wanted: CsvImport) {
  const exportEmail = people.owner.email;
  const { id } = await callPlatform(
    saveCsvImport,
    { ...wanted, accountId, exportEmail: ` ${exportEmail.toUpperCase()} ` },
    people.admin.sessionToken,
  );
  const end = await endOfTask(id);
  const mail = await waitForMail(exportEmail);
  return {
    end,
    mail,
    lines: (await attachedText(mail))
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n'),
  };
}

const invite = (accountId: string, by: Person, lines: readonly string[], more = {}) =>
  callPlatform(saveInvitationImport, { accountId, file: fileOf(lines), ...more }, by.sessionToken);

describe('saving a CSVImport', () => {
  it('IMP-007 IMP-008 IMP-026 of type membership updates and invites at once, and mails a result per row, each value in a column of its own (data, stumbling blocks)', async () => {
    const account = await makeAccount();
    const silver = await makeBadge(account.accountId, 'Silver');
    const ana = await addMember(account.accountId, { title: 'Old' });
    const guest = `guest-${unique()}@campus.test`;
    const { end, mail, lines } = await save(account, {
      type: 'membership',
      file: fileOf(['Email,Title', `${ana.email},New`, `${guest},`, 'nonsense,']),
      params: { badges: [silver], overwriteData: true, overwriteBadges: false },
      emailData: { subject: 'Come to us' },
    });
    expect(end).toMatchObject({ status: 'done', done: 2, failed: 1 });
    expect(mail.subject).toBe(text('imports.mail.memberships.subject'));
    expect(mail.text).toContain(text('imports.mail.memberships.text', { file: 'people.csv' }));
    expect(lines).toEqual([
      'Line,Identification Email,Action,Outcome,Reason,Title before,Title after,Role before,Role after,' +
        'Team ID before,Team ID after,Badges before,Badges after',
      `2,${ana.email},Update,Done,,Old,New,,,,,,Silver`,
      `3,${guest},Invite,Done,,,,,Member,,I,,Silver`,
      `4,nonsense,Error,Failed,${text('imports.row.notEmail')},,,,,,,,`,
    ]);
    expect(await storedMember(ana.membershipId)).toMatchObject({ title: 'New' });
    expect(await badgesOf(ana.membershipId)).toEqual(['Silver']);
    expect((await waitForMail(guest)).subject).toBe('Come to us');
  });

  it('IMP-007 IMP-027 of type delete removes the listed people from the account, never the acting user, and reports unknown emails', async () => {
    const account = await makeAccount();
    const { people } = account;
    const unknown = `unknown-${unique()}@campus.test`;
    const { end, mail, lines } = await save(account, {
      type: 'delete',
      file: fileOf([
        'Email',
        people.member.email,
        people.admin.email,
        unknown,
        people.owner.email,
        people.member.email,
      ]),
    });
    expect(end).toMatchObject({ status: 'done', total: 5, done: 1, skipped: 2, failed: 2 });
    expect(mail.subject).toBe(text('imports.mail.deletions.subject'));
    expect(lines.slice(1)).toEqual([
      `2,${people.member.email},Delete,Done,`,
      `3,${people.admin.email},Unchanged,Skipped,${text('members.removal.own')}`,
      `4,${unknown},Error,Failed,${text('badges.import.notMember')}`,
      `5,${people.owner.email},Error,Failed,${text('members.removal.ownerOnly')}`,
      `6,${people.member.email},Unchanged,Skipped,${text('imports.row.repeated', { line: 2 })}`,
    ]);
    expect(await storedMember(people.member.membershipId)).toBeUndefined();
    expect(await storedMember(people.admin.membershipId)).toBeDefined();
  });

  it('IMP-007 accepts the id of a file that was sent in pieces', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const lines = ['Email', people.member.email];
    const { id: fileId } = await sendImportFile({ accountId, by: people.admin, lines });
    expect(await save(account, { type: 'delete', file: { fileId } })).toMatchObject({ end: { done: 1 } });
    const foreign = await makeAccount();
    await expect(save(foreign, { type: 'delete', file: { fileId } })).rejects.toMatchObject({
      message: text('imports.file.notFound'),
    });
  });

  it('IMP-007 refuses other types and a missing file', async () => {
    const { accountId, people } = await makeAccount();
    const base = { accountId, exportEmail: people.admin.email, file: fileOf(['Email']) };
    const call = (input: object) =>
      callPlatform(saveCsvImport, { ...base, ...input } as never, people.admin.sessionToken);
    await expect(call({ type: 'world' })).rejects.toMatchObject({ message: text('imports.type.unknown') });
    await expect(call({ type: 'delete', file: undefined })).rejects.toMatchObject({
      message: text('imports.file.missing'),
    });
    await expect(call({ type: 'delete', file: fileOf(['Email'], 'people.pdf') })).rejects.toMatchObject({
      message: text('imports.file.type'),
    });
    expect(await sql.query('select from "Task" where account = $1', [accountId])).toEqual([]);
  });

  it('leaves an audit entry that says what was imported', async () => {
    const account = await makeAccount();
    await save(account, { type: 'delete', file: fileOf(['Email', account.people.member.email]) });
    const entries = await sql.query<{ operation: string }>(
      `select operation, outcome, "targetLabel" as target from "AuditEntry" where account = $1 order by "createdAt", operation`,
      [account.accountId],
    );
    expect(entries).toEqual([
      { operation: 'imports.deletions', outcome: 'success', target: text('tasks.kind.imports.deletions') },
      { operation: 'members.remove', outcome: 'success', target: account.people.member.email },
    ]);
  });
});

describe('saving an InvitationImport', () => {
  it('IMP-006 IMP-025 makes an invitation of each row, an error of a bad one, and mails the result to the caller', async () => {
    const { accountId, people } = await makeAccount();
    const [one, two] = [`one-${unique()}@campus.test`, `two-${unique()}@campus.test`];
    const lines = [
      'Email,First Name',
      `${one},One`,
      'bad,Bad',
      `${two},Two`,
      `${people.member.email},Member`,
    ];
    const emailData = { subject: 'Come', sendTarget: 'all' } as const;
    const { id } = await invite(accountId, people.admin, lines, {
      emailData,
      invitedBy: people.admin.userId,
    });
    expect(await endOfTask(id)).toMatchObject({ status: 'done', done: 2, skipped: 1, failed: 1 });
    expect(await storedInvitations({ accountId })).toMatchObject([
      { email: one, firstName: 'One', emailData: { subject: 'Come' } },
      { email: two, firstName: 'Two' },
    ]);
    const result = await attachedText(await waitForMail(people.admin.email));
    expect(result).toContain(text('invitations.alreadyMember', { email: people.member.email }));
    for (const email of [one, two]) {
      await waitForMail(email);
      expect(await mailsTo(email)).toHaveLength(1);
    }
  });

  it('mails the result to the address that it names', async () => {
    const { accountId, people } = await makeAccount();
    const exportEmail = people.leader.email;
    const lines = ['Email', `guest-${unique()}@campus.test`];
    await endOfTask((await invite(accountId, people.admin, lines, { exportEmail })).id);
    expect((await waitForMail(exportEmail)).subject).toBe(text('imports.mail.invitations.subject'));
  });

  it('mails no result where it names nobody', async () => {
    const { accountId, people } = await makeAccount();
    const ask = async (exportEmail: string) => {
      const lines = ['Email', `guest-${unique()}@campus.test`];
      return endOfTask((await invite(accountId, people.admin, lines, { exportEmail })).id);
    };
    expect(await ask('none')).toMatchObject({ status: 'done', done: 1 });
    await ask(people.owner.email);
    await waitForMail(people.owner.email);
    for (const address of ['none', people.admin.email]) expect(await mailsTo(address)).toEqual([]);
  });

  it('updates an open invitation, keeps its link, and sends no second mail', async () => {
    const { accountId, people } = await makeAccount();
    const guest = `guest-${unique()}@campus.test`;
    await endOfTask((await invite(accountId, people.admin, ['Email,First Name', `${guest},Gus`])).id);
    const [previous] = await storedInvitations({ accountId });
    await waitForMail(guest);
    const lines = ['Email,First Name,Last Name,Role', `${guest},Gustav,Guest,Leader`];
    await endOfTask((await invite(accountId, people.admin, lines)).id);
    const [updated, ...others] = await storedInvitations({ accountId });
    expect(others).toEqual([]);
    expect(updated).toMatchObject({
      firstName: 'Gustav',
      permission: 'leader',
      tokenHash: previous?.tokenHash,
    });
    const again = await invite(accountId, people.admin, lines);
    expect(await endOfTask(again.id)).toMatchObject({ done: 0, skipped: 1 });
    expect(await mailsTo(guest)).toHaveLength(1);
  });

  it('IMP-006 IMP-025 INV-012 is refused below admin, in another person’s name, and where invitations are disabled', async () => {
    const { accountId, people } = await makeAccount();
    await expect(
      invite(accountId, people.admin, ['Email'], { invitedBy: people.owner.userId }),
    ).rejects.toMatchObject({ code: parseCode.forbidden });
    const closed = await makeAccount({ invitesDisabled: true });
    await expect(invite(closed.accountId, closed.people.admin, ['Email', 'a@b.test'])).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('invitations.disabled'),
    });
    await expect(invite(accountId, people.moderator, ['Email', 'a@b.test'])).rejects.toMatchObject({
      code: parseCode.forbidden,
    });
  });
});

it('a result of an import goes to the caller or to a member of the account only', async () => {
  const { accountId, people } = await makeAccount();
  const exportEmail = (await makeAccount()).people.owner.email;
  const refused = { message: text('tasks.recipient.stranger') };
  const lines = ['Email', people.member.email];
  await expect(invite(accountId, people.admin, lines, { exportEmail })).rejects.toMatchObject(refused);
  for (const type of ['membership', 'delete', 'badge'] as const)
    await expect(
      callPlatform(
        saveCsvImport,
        {
          ...{ accountId, type, exportEmail, file: fileOf(lines) },
          ...(type === 'badge' && { params: { unassignBadges: true } }),
        } as never,
        people.admin.sessionToken,
      ),
    ).rejects.toMatchObject(refused);
  expect(await sql.query('select from "Task" where account = $1', [accountId])).toEqual([]);
});
