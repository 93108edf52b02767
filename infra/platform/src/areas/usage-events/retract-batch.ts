import { AppError } from '@campus/contracts/core/app-error';
import type { Sql } from '../../foundation/database/sql.ts';
import { daysChangedBy } from '../../foundation/usage/stays/days.ts';
import { touchSpan } from '../../foundation/usage/stays/session-days.ts';
import type { UsageWriter } from '../../foundation/usage/writer.ts';
import { batchName } from './batch-registry.ts';
import { takeBackLastInWorld } from './last-in-world.ts';

interface Retracted {
  rows: number;
  arrived: string | null;
  accounts: string[];
  first: Date | null;
  last: Date | null;
  removedAt: Date | null;
}

/**
 * Removes the events of a batch for its sender. Its key stays used: the event database would swallow other events
 * with it. A removal that was interrupted is completed by the next call.
 */
export async function retractBatch(
  { sql, writer }: { sql: Sql; writer: UsageWriter },
  { key, account }: { key: string; account?: string | undefined },
): Promise<{ rows: number; retracted: true }> {
  const name = batchName(key, account);
  const batch = await sql.transaction(async (both) => {
    const marked = await both.one<Retracted>(
      `update usage_batch set "retractedAt" = coalesce("retractedAt", now()) where key = $1
       returning rows, arrived, accounts, "first", "last", "removedAt"`,
      [name],
    );
    if (marked?.first && marked.last && !marked.removedAt) {
      const extent = { first: marked.first.getTime(), last: marked.last.getTime() };
      await touchSpan(both, { accounts: marked.accounts, ...daysChangedBy(extent) });
    }
    return marked;
  });
  if (!batch) throw new AppError('notFound', 'usage.batch.unknown');
  const { rows, arrived, accounts, first, last, removedAt } = batch;
  if (!removedAt && arrived !== null && first && last) {
    const extent = { accounts, first: first.getTime(), last: last.getTime() };
    const stored = { arrived: Number(arrived), ...extent };
    // Before the removal: who was in the batch is not known afterwards.
    await takeBackLastInWorld(sql, await writer.lastBeside(stored));
    await writer.remove(stored);
    await sql.query('update usage_batch set "removedAt" = now() where key = $1', [name]);
  }
  return { rows, retracted: true };
}
