import type { Queryable } from '../database/sql.ts';
import { insertEntries } from './insert-entries.ts';

/** What changed of one of many objects. */
export interface RecordedChange {
  target: { type: string; id: string; label: string };
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** What is the same of all changes that one step of a task makes. */
export interface ChangesBy {
  accountId: string;
  operation: string;
  actor: { id: string; email: string };
  requestId: string;
}

/** Leaves an entry in the audit trail for each of many changes, in the transaction that makes them. */
export function recordChanges(
  sql: Queryable,
  { accountId, operation, actor, requestId }: ChangesBy,
  changes: readonly RecordedChange[],
): Promise<void> {
  const same = { account: accountId, operation, outcome: 'success', actor, reason: '', requestId } as const;
  return insertEntries(
    sql,
    changes.map((change) => ({ ...same, ...change })),
  );
}
