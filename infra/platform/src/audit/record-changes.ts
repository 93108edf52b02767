import type { Queryable } from '../database/sql.ts';
import { insertRows } from '../records/insert-rows.ts';
import { newObjectId } from '../records/object-id.ts';

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
  const now = new Date();
  const entries = changes.map(({ target, before, after }) => ({
    objectId: newObjectId(),
    createdAt: now,
    updatedAt: now,
    at: now,
    account: accountId,
    operation,
    outcome: 'success',
    actorId: actor.id,
    actorEmail: actor.email,
    targetType: target.type,
    targetId: target.id,
    targetLabel: target.label,
    before,
    after,
    reason: '',
    requestId,
  }));
  return insertRows(sql, 'AuditEntry', entries);
}
