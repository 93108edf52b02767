import { insertEntries } from '../../call/insert-entries.ts';
import type { BulkWriting } from './define.ts';

/** The changes of one of many objects. */
interface RecordedChange {
  target: { type: string; id: string; label: string };
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * Leaves an entry in the audit trail for each of many changes that a step of a task makes, in the transaction that
 * makes them.
 */
export function recordChanges(
  { sql, task }: Pick<BulkWriting, 'sql' | 'task'>,
  operation: string,
  changes: readonly RecordedChange[],
): Promise<void> {
  const { accountId: account, requestedBy: actor, requestId } = task;
  const same = { account, operation, outcome: 'success', actor, reasons: [], requestId } as const;
  return insertEntries(
    sql,
    changes.map((change) => ({ ...same, ...change })),
  );
}
