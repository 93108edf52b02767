import { insertEntries } from '../../call/insert-entries.ts';
import type { BulkWriting } from './define.ts';

/** The changes of one object among many. */
interface RecordedChange {
  target: { type: string; id: string; label: string };
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Writes an audit entry for each change that a task's step makes, in the step's transaction. */
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
