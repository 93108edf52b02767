import type { AuditEntry } from '@campus/contracts/audit/audit';
import { bounded, type Reason } from '@campus/contracts/core/reasons';
import type { Queryable } from '../foundation/database/sql.ts';
import { newObjectId } from '../foundation/records/object-id.ts';

export interface NewEntry {
  account?: string;
  operation: string;
  outcome: AuditEntry['outcome'];
  actor?: { id: string; email: string };
  target?: { type: string; id: string; label: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reasons: readonly Reason[];
  requestId: string;
}

/**
 * Writes audit entries, dated by the database clock. This is the only way to write them. Secrets are removed.
 */
export async function insertEntries(sql: Queryable, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql.query(
    `insert into "AuditEntry" ("createdAt", "updatedAt", at, ${columns})
     select now(), now(), date_trunc('milliseconds', clock_timestamp()), ${columns}
     from json_populate_recordset(null::"AuditEntry", $1::json)`,
    [JSON.stringify(entries.map(columnsOf))],
  );
}

const columns = `"objectId", account, operation, outcome, "actorId", "actorEmail", "targetType", "targetId",
  "targetLabel", before, after, reasons, "requestId"`;

function columnsOf({ account = '', actor, target, before = {}, after = {}, reasons, ...same }: NewEntry) {
  return {
    ...same,
    objectId: newObjectId(),
    account,
    actorId: actor?.id ?? '',
    actorEmail: actor?.email ?? '',
    targetType: target?.type ?? '',
    targetId: target?.id ?? '',
    targetLabel: target?.label ?? '',
    before: withoutSecrets(before),
    after: withoutSecrets(after),
    reasons: reasons.map(bounded),
  };
}

const secret = /password|token|secret|hash|authdata/i;

/** Removes values whose name marks them as secret. */
function withoutSecrets(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));
}
