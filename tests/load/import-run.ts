import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { applyImport, planImport } from '@campus/contracts/imports/functions';
import type { Stack } from '@campus/local/stack';
import { callsOf } from '@campus/parse-adapter/core/calls';
import { createParseClient } from '@campus/parse-adapter/core/client';
import { type Database, openDatabase } from '@campus/platform/foundation/database/sql';
import { sendCsv } from '@campus/tests/world/csv-files';
import type { ImportedPeople, ImportedPerson } from './import-people.ts';
import { platformSession } from './sessions.ts';

interface Measuring {
  sql: Database;
  accountId: string;
}

/** Uploads a file, and plans and applies its import. Returns the speed and the worker's resource usage. */
export async function importAndMeasure(
  stack: Stack,
  accountId: string,
  { rows, mails = true }: ImportedPeople,
) {
  const sql = openDatabase(stack.urls.database, { connections: 1 });
  const client = createParseClient({
    url: stack.urls.platform,
    appId: 'campus',
    supportEmail: 'support@campus.test',
  });
  const token = await platformSession(stack, 'superadmin');
  const { mutate } = callsOf(client, { session: { token }, requestId: 'bench' });
  const measuring = { sql, accountId };
  const worker = await findWorker();
  await forgetPeak(worker);
  const { id: fileId } = await sendCsv(mutate, accountId, linesOf(rows));
  const { id: taskId } = await mutate(planImport, {
    accountId,
    fileId,
    kind: 'memberships',
    exportEmail: 'superadmin@campus.test',
    options: { overwriteData: true, emailData: { sendTarget: mails ? 'all' : 'none' } },
  });
  await reaches(measuring, taskId, 'planned');
  const applied = performance.now();
  await mutate(applyImport, { accountId, taskId });
  const end = await reaches(measuring, taskId, 'done');
  const apply = (performance.now() - applied) / 1000;
  if (end.done !== rows.length) throw new Error(`Of ${rows.length} rows ${end.done} were done.`);
  const figures = {
    'rows/s': Math.round(rows.length / (end.planning + apply)),
    'plan rows/s': Math.round(rows.length / end.planning),
    'apply rows/s': Math.round(rows.length / apply),
    'peak MB': await peakOf(worker),
    'mails during the import': mails ? await mailed(measuring, taskId) : 0,
  };
  await client.close();
  await sql.close();
  return figures;
}

function linesOf(rows: readonly ImportedPerson[]): string[] {
  const lines = rows.map(({ email, firstName, lastName, title, teamId }) =>
    [email, firstName, lastName, title, teamId].map((cell) => `"${cell}"`).join(),
  );
  return ['Email,First Name,Last Name,Title,Team', ...lines];
}

interface Reached {
  status: string;
  reason: string;
  done: number;
  /** Seconds from the call that requested the plan to the plan's end. */
  planning: number;
}

async function reaches({ sql }: Measuring, taskId: string, status: string): Promise<Reached> {
  for (;;) {
    const task = await sql.one<Reached>(
      `select status, reasons ->> 0 as reason, done, extract(epoch from "plannedAt" - "createdAt")::float8 as planning
       from "Task" where id = $1`,
      [taskId],
    );
    if (task?.status === status) return task;
    if (!task || task.status === 'failed') throw new Error(`The import failed: ${task?.reason}`);
    await wait(100);
  }
}

/** The number of invited people who were mailed before the import ended. */
async function mailed({ sql, accountId }: Measuring, taskId: string): Promise<number> {
  const counted = await sql.one<{ count: number }>(
    `select count(*)::int as count from "Invitation" i join "Task" t on t.id = $2
     where i.account = $1 and i.status = 'pending' and i."createdAt" >= t."createdAt"
       and i."updatedAt" <= t."finishedAt"`,
    [accountId, taskId],
  );
  return counted?.count ?? 0;
}

/** Finds the stack's worker process, which runs its tasks. */
async function findWorker(): Promise<string> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  for (const pid of children.trim().split(' '))
    if (/platform\/src\/worker\.ts/.test(await readFile(`/proc/${pid}/cmdline`, 'utf8'))) return pid;
  throw new Error('The worker is not a process of this one.');
}

/** Resets the process's peak memory. */
function forgetPeak(pid: string): Promise<void> {
  return writeFile(`/proc/${pid}/clear_refs`, '5');
}

async function peakOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
