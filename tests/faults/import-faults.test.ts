import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeImportingAccount, progressOf, startImport } from '@campus/tests/areas/imports/fault-imports';
import { type CountingMailServer, openCountingMailServer } from '@campus/tests/stack/counting-mail-server';
import { type FaultyStack, startFaultyStack } from '@campus/tests/stack/faulty-stack';
import { mayMount, mountDisk } from '@campus/tests/stack/small-disk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let faulty: FaultyStack;
let mails: CountingMailServer;
beforeAll(async () => {
  faulty = await startFaultyStack();
  mails = await openCountingMailServer('takes');
});
afterAll(async () => {
  await faulty.end();
  await mails.turn('refuses');
});

const emails = (who: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${who}-${index}@academy.test`);
const linesOf = (people: readonly string[]) => [
  'Email,Title',
  ...people.map((email) => `${email},Title of ${email}`),
];

async function ended(taskId: string) {
  await vi.waitFor(
    async () => expect((await progressOf(faulty.sql, taskId)).status).toMatch(/done|failed/),
    60_000,
  );
  return progressOf(faulty.sql, taskId);
}

/** The recipients of mails, with how often each mail was accepted. */
function given() {
  return [...mails.taken].map(([mail, times]) => ({ to: mail.split(' ')[0], times }));
}

const once = (people: readonly string[]) => people.toSorted().map((to) => ({ to, times: 1 }));

/** Retries waiting jobs now instead of in a few minutes. */
async function hurry(): Promise<void> {
  await faulty.sql.query(`update jobs.job set start_after = now() where state = 'retry'`);
}

describe('an import of the same people at the same time as another', () => {
  const members = emails('twice', 2000);
  const strangers = emails('twice-stranger', 50);

  it('changes and invites each exactly once, and so does the same file once more', async () => {
    const { sql } = faulty;
    const platform = await faulty.startPlatform({ SMTP_URL: mails.url });
    const recipients = ['one', 'two', 'three'].map((name) => `${name}@academy.test`);
    const account = await makeImportingAccount(sql, { members, recipients });
    const { accountId } = account;
    const lines = linesOf([...members, ...strangers]);
    const start = (exportEmail: string) =>
      startImport(platform, account, { lines, exportEmail, options: { overwriteData: true } });
    const both = await Promise.all([start('one@academy.test'), start('two@academy.test')]);
    const ends = await Promise.all(both.map(ended));
    const all = members.length + strangers.length;
    for (const end of ends) expect(end).toMatchObject({ status: 'done', total: all, failed: 0 });
    expect(ends.reduce((sum, { done }) => sum + done, 0)).toBe(all);
    const together = await sql.query(
      `select from "Task" a join "Task" b on a."createdAt" < b."finishedAt" and b."createdAt" < a."finishedAt"
       where a.id = $1 and b.id = $2`,
      both,
    );
    expect(together).toHaveLength(1);

    const third = await start('three@academy.test');
    expect(await ended(third)).toMatchObject({ status: 'done', done: 0, skipped: all });
    const counted = await sql.one(
      `select (select count(*)::int from "Invitation" where account = $1) as invitations,
         (select count(*)::int from "AuditEntry" where account = $1 and "targetType" = 'invitation') as invited,
         (select count(*)::int from "AuditEntry" where account = $1 and "targetType" = 'member') as changed,
         (select count(*)::int from "Membership" where account = $1 and title like 'Title of %') as titled`,
      [accountId],
    );
    const people = { changed: members.length, titled: members.length };
    expect(counted).toEqual({ invitations: strangers.length, invited: strangers.length, ...people });
    await vi.waitFor(() => expect(given()).toHaveLength(strangers.length + 3), 60_000);
    expect(given().sort(byRecipient)).toEqual(once([...strangers, ...recipients]));
    platform.stop();
    await platform.ended;
  }, 180_000);
});

describe('a mail server', () => {
  const strangers = emails('patient', 40);

  it('that refuses, then hangs, then postpones each mail, delays no import and gets each mail once', async () => {
    const { sql } = faulty;
    mails.taken.clear();
    await mails.turn('refuses');
    const platform = await faulty.startPlatform({ SMTP_URL: mails.url });
    const account = await makeImportingAccount(sql, { recipients: ['patient@academy.test'] });
    const exportEmail = 'patient@academy.test';
    const taskId = await startImport(platform, account, { lines: linesOf(strangers), exportEmail });
    expect(await ended(taskId)).toMatchObject({ status: 'done', done: strangers.length });
    await vi.waitFor(async () => expect(await failures('ECONNREFUSED')).toBeGreaterThan(0), 60_000);

    await mails.turn('hangs');
    await hurry();
    await vi.waitFor(() => expect(mails.hung).toBeGreaterThan(0), 60_000);
    await vi.waitFor(
      async () => expect(await failures('Greeting never received')).toBeGreaterThan(0),
      60_000,
    );

    await mails.turn('postpones');
    await vi.waitFor(async () => {
      await hurry();
      expect(mails.postponed.size).toBe(strangers.length + 1);
      expect(given()).toHaveLength(strangers.length + 1);
    }, 120_000);
    expect(given().sort(byRecipient)).toEqual(once([...strangers, exportEmail]));
    await vi.waitFor(async () => {
      const states = await sql.query(
        `select status, count(*)::int from "Invitation" where account = $1 group by 1`,
        [account.accountId],
      );
      expect(states).toEqual([{ status: 'pending', count: strangers.length }]);
    }, 60_000);
    platform.stop();
    await platform.ended;
  }, 300_000);

  /** The number of mails that failed for this reason. */
  async function failures(reason: string): Promise<number> {
    const row = await faulty.sql.one<{ count: number }>(
      `select count(*)::int as count from jobs.job where output ->> 'message' like $1`,
      [`%${reason}%`],
    );
    return row?.count ?? 0;
  }
});

describe.runIf(mayMount())('a disk that is full', () => {
  it('while the result is written keeps the finished rows, and the result is complete when there is space again', async () => {
    const { sql, stack } = faulty;
    mails.taken.clear();
    await mails.turn('takes');
    const disk = path.join(stack.data.path, 'small-disk');
    await mkdir(disk);
    // There is room for the uploaded file, but not for the larger result file.
    const resize = mountDisk(disk, '400k');
    try {
      const platform = await faulty.startPlatform({ SMTP_URL: mails.url, FILES_DIR: disk });
      const members = emails('full', 4000);
      const account = await makeImportingAccount(sql, { members, recipients: ['full@academy.test'] });
      const lines = linesOf(members);
      const options = { overwriteData: true };
      const exportEmail = 'full@academy.test';
      const taskId = await startImport(platform, account, { lines, exportEmail, options });
      await vi.waitFor(
        async () =>
          expect({ ...(await progressOf(sql, taskId)), sentence: await sentence(taskId) }).toMatchObject({
            status: 'running',
            done: members.length,
            sentence: expect.stringContaining('ENOSPC'),
          }),
        60_000,
      );

      resize('64m');
      await vi.waitFor(async () => {
        await hurry();
        expect((await progressOf(sql, taskId)).status).toBe('done');
      }, 60_000);
      const files = (await readdir(disk)).filter((name) => name.startsWith('task-'));
      expect(files).toHaveLength(1);
      const csv = await readFile(path.join(disk, files[0] ?? ''), 'utf8');
      expect(csv.trimEnd().split('\r\n')).toHaveLength(members.length + 1);
      await vi.waitFor(() => expect(given()).toEqual(once([exportEmail])), 60_000);
      platform.stop('SIGKILL');
      await platform.ended;
    } finally {
      execFileSync('umount', [disk]);
      await rm(disk, { recursive: true });
    }
  }, 180_000);

  /** The error of a task's failed job. */
  async function sentence(taskId: string): Promise<string> {
    const job = await faulty.sql.one<{ output: string }>(
      `select output::text from jobs.job where data ->> 'taskId' = $1 and output is not null`,
      [taskId],
    );
    return job?.output ?? '';
  }
});

function byRecipient(one: { to: string | undefined }, other: { to: string | undefined }): number {
  return (one.to ?? '') < (other.to ?? '') ? -1 : 1;
}
