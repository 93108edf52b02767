import { randomBytes } from 'node:crypto';
import { type Reason, reasonFields } from '@campus/contracts/core/reasons';
import { planImport } from '@campus/contracts/imports/functions';
import type { importOptions } from '@campus/contracts/imports/imports';
import { startSession } from '@campus/platform/areas/identity/sessions';
import type { Database } from '@campus/platform/foundation/database/sql';
import { insertAccounts } from '@campus/platform/foundation/records/accounts';
import { insertMemberships } from '@campus/platform/foundation/records/memberships';
import { insertUsers } from '@campus/platform/foundation/records/users';
import type * as z from 'zod';
import { callOf } from '../../stack/faulty-stack.ts';
import type { PlatformProcess } from '../../stack/platform-of-stack.ts';
import { sendCsv } from '../../world/csv-files.ts';

/** An account with the admin who imports files. */
export interface ImportingAccount {
  accountId: string;
  sessionToken: string;
}

/** The future user with this email. */
function userOf(email: string) {
  return {
    email,
    username: email,
    displayName: 'Ada Example',
    firstName: 'Ada',
    lastName: 'Example',
    emailVerified: true,
    passwordHash: '',
    passwordUpdatedAt: new Date(),
  };
}

/**
 * Creates an account with an admin, these members, members who receive results by mail, and users who are not
 * members.
 */
export async function makeImportingAccount(
  sql: Database,
  {
    members = [],
    users = [],
    recipients = [],
  }: { members?: readonly string[]; users?: readonly string[]; recipients?: readonly string[] } = {},
): Promise<ImportingAccount> {
  const world = { name: `world-${randomBytes(5).toString('hex')}` };
  const [accountId = ''] = await insertAccounts(sql, [{ organizationName: 'Academy', world }]);
  const admin = `admin-${accountId}@academy.test`.toLowerCase();
  const [userId = ''] = await insertUsers(sql, [userOf(admin)]);
  const ofAccount = { accountId, teamId: '8' };
  await insertMemberships(sql, [{ ...ofAccount, userId, permission: 'admin' }]);
  const ids = await insertUsers(sql, [...members, ...recipients].map(userOf));
  await insertMemberships(
    sql,
    ids.map((id) => ({ ...ofAccount, userId: id, permission: 'member' as const })),
  );
  await insertUsers(sql, users.map(userOf));
  const sessionToken = await startSession(sql, { userId, method: 'password' });
  return { accountId, sessionToken };
}

/** Uploads a file and starts its import, which continues in the background. Returns the task's id. */
export async function startImport(
  platform: PlatformProcess,
  { accountId, sessionToken }: ImportingAccount,
  {
    lines,
    exportEmail,
    options = {},
  }: { lines: readonly string[]; exportEmail: string; options?: z.input<typeof importOptions> },
): Promise<string> {
  const { id: fileId } = await sendCsv(
    (call, input) => callOf(platform, call, { input, sessionToken }),
    accountId,
    lines,
  );
  const wish = { accountId, fileId, kind: 'memberships', exportEmail, options, review: false } as const;
  return (await callOf(platform, planImport, { input: wish, sessionToken })).id;
}

/** The progress of a task. */
export interface Progress {
  status: string;
  total: number | null;
  cursor: number;
  done: number;
  skipped: number;
  failed: number;
  reason: string;
}

export async function progressOf(sql: Database, taskId: string): Promise<Progress> {
  const task = await sql.one<Omit<Progress, 'reason'> & { reasons: Reason[] }>(
    'select status, total, "cursor", done, skipped, failed, reasons from "Task" where id = $1',
    [taskId],
  );
  if (!task) throw new Error('The task is gone.');
  const { reasons, ...progress } = task;
  return { ...progress, reason: reasonFields(reasons).reason };
}
