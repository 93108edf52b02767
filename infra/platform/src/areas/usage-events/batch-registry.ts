import { AppError } from '@campus/contracts/core/app-error';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hashOf } from '../../foundation/secret.ts';

/** A batch as it was registered. */
export interface RegisteredBatch {
  content: string;
  rows: number;
  arrived: string | null;
  receivedAt: Date;
  storedAt: Date | null;
  retractedAt: Date | null;
}

/** What is registered of a batch before its events are stored. */
interface NewBatch {
  content: string;
  rows: number;
  accounts: readonly string[];
  first: Date;
  last: Date;
}

/**
 * Returns the name of a batch in the table usage_batch. Keys of an account's own servers are names within the
 * account: a key has no spaces, so no key of other servers has the same name.
 */
export function batchName(key: string, account?: string): string {
  return hashOf(account === undefined ? key : `${account} ${key}`);
}

/** Returns the batch of this name, if it was registered. */
export function readBatchRow(sql: Queryable, name: string): Promise<RegisteredBatch | undefined> {
  return sql.one<RegisteredBatch>(
    'select content, rows, arrived, "receivedAt", "storedAt", "retractedAt" from usage_batch where key = $1',
    [name],
  );
}

/**
 * Registers a batch, and returns it as it is registered: another one of this name may have been first. Numbers of
 * arrival increase, because events of one millisecond count in their order.
 */
export async function registerBatch(
  sql: Queryable,
  name: string,
  { content, rows, accounts, first, last }: NewBatch,
): Promise<RegisteredBatch> {
  await sql.query(
    `insert into usage_batch (key, content, rows, accounts, "first", "last", arrived)
     values ($1, $2, $3, $4, $5, $6, greatest(
       floor(extract(epoch from clock_timestamp()) * 1000),
       (select coalesce(max(arrived), 0) + 1 from usage_batch)))
     on conflict do nothing`,
    [name, content, rows, accounts, first, last],
  );
  const registered = await readBatchRow(sql, name);
  // Another service took the same number at the same time.
  if (!registered) throw new AppError('tooMany', 'request.busy', { seconds: 1 });
  return registered;
}
