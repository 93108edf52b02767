import { deleteOldEntries } from '../areas/audit/delete-old-entries.ts';
import { deleteOldRemovals } from '../areas/effective-access/recorded-removals.ts';
import { deleteImportFiles } from '../areas/imports/delete-import-files.ts';
import { endLostMails } from '../areas/invitations/end-lost-mails.ts';
import { forgetDeletedEntries } from '../areas/rooms/deleted-entries.ts';
import { deleteOldSsoFailures } from '../areas/sso/sso-failures.ts';
import { isLive } from '../call/live-session.ts';
import type { Services } from '../call/services.ts';
import type { PlatformConfig } from '../foundation/config.ts';
import type { Queryable } from '../foundation/database/sql.ts';
import { deleteOldTasks } from '../work/tasks/delete-old-tasks.ts';
import { resumeTasks } from '../work/tasks/start-task.ts';

const minutes = 10;

const expired = [
  'delete from rate_limit where expire < extract(epoch from now()) * 1000',
  'delete from mail_count where until < now()',
  'delete from idempotency_key where until < now()',
  `delete from sign_in_failure where until < now() and counted < now() - interval '1 day'`,
  `delete from sign_in_device where seen < now() - interval '1 year'`,
  `delete from sign_in_address where seen < now() - interval '90 days'`,
  // A user's wrong codes are counted over a day.
  `delete from waiting_sign_in where until < now() - interval '1 day'`,
  'delete from passkey_challenge where until < now()',
  'delete from totp_setup where until < now()',
  'delete from api_token where "expiresAt" < now()',
  'delete from slack_state where until < now()',
  // A task that started before the expiry still reads its list to the end.
  `delete from people_set where until < now() - interval '1 day'`,
  `delete from counted_set where until < now() - interval '1 day'`,
  // Far longer than an unaccepted link is valid.
  `delete from ended_invitation_link where "endedAt" < now() - interval '1 year'`,
  `delete from "RoomMove" where at < now() - interval '30 days'`,
  `delete from "RoomChange" where at < now() - interval '2 years'`,
  forgetDeletedEntries,
  deleteOldRemovals,
  // Senders stop retrying long before. Then the key can be used for another batch.
  `delete from usage_batch where "receivedAt" < now() - interval '90 days'`,
  deleteOldSsoFailures,
];

/** Deletes expired counters, addresses, and sessions. */
export async function sweep(
  sql: Queryable,
  { sessionIdleHours }: Pick<PlatformConfig, 'sessionIdleHours'>,
): Promise<void> {
  for (const statement of expired) await sql.query(statement);
  await sql.query(`delete from "_Session" s where not ${isLive('s', '$1')}`, [sessionIdleHours]);
}

/** Sweeps every few minutes, in every instance. Returns a function that stops it. */
export function keepSweeping(services: Services): () => void {
  const timer = setInterval(() => {
    run(services).catch((error) => services.log.error(error, 'sweeping'));
  }, minutes * 60_000);
  timer.unref();
  return () => clearInterval(timer);
}

async function run(services: Services): Promise<void> {
  const { sql, log, config } = services;
  await sweep(sql, config);
  const entries = await deleteOldEntries(sql, config.auditRetentionDays);
  if (entries > 0) log.info({ forgotten: entries, days: config.auditRetentionDays }, 'audit entries deleted');
  const tasks = await deleteOldTasks(services);
  if (tasks > 0) log.info({ forgotten: tasks }, 'tasks deleted');
  const files = await deleteImportFiles(services);
  if (files > 0) log.info({ forgotten: files }, 'files to be imported deleted');
  const mails = await endLostMails(sql);
  if (mails > 0) log.warn({ invitations: mails }, 'mails of invitations lost');
  await resumeTasks(services);
}
