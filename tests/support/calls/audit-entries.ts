import type { AuditEntry } from '@campus/contracts/audit/audit';
import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { sql } from '../world/world.ts';

interface RecordedEntry extends Partial<Omit<AuditEntry, 'actor' | 'target' | 'reason'>> {
  accountId: string;
  actor?: { id: string; email: string };
  target?: { type: string; id: string; label: string };
}

/** Records audit entries with a given time, by default now. */
export async function recordEntries(entries: readonly RecordedEntry[]): Promise<void> {
  const rows = entries.map(({ accountId, actor, target, ...entry }) => ({
    objectId: newObjectId(),
    at: new Date().toISOString(),
    account: accountId,
    operation: 'members.update',
    outcome: 'success',
    actorId: actor?.id ?? '',
    actorEmail: actor?.email ?? '',
    targetType: target?.type ?? '',
    targetId: target?.id ?? '',
    targetLabel: target?.label ?? '',
    before: {},
    after: {},
    reasons: [],
    requestId: 'request-1',
    ...entry,
  }));
  await sql.query(
    `insert into "AuditEntry" ("objectId", at, account, operation, outcome, "actorId", "actorEmail", "targetType",
       "targetId", "targetLabel", before, after, reasons, "requestId")
     select "objectId", at, account, operation, outcome, "actorId", "actorEmail", "targetType",
       "targetId", "targetLabel", before, after, reasons, "requestId"
     from jsonb_populate_recordset(null::"AuditEntry", $1)`,
    [JSON.stringify(rows)],
  );
}

/** The time this many days ago. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** The stored entries of an operation in an account's trail, oldest first. */
export function entriesOf(accountId: string, operation: string) {
  return sql.query<{ actorId: string; actorEmail: string; targetId: string; after: object; outcome: string }>(
    `select "actorId", "actorEmail", "targetId", "targetLabel", before, after, outcome from "AuditEntry"
     where account = $1 and operation = $2 order by at`,
    [accountId, operation],
  );
}
