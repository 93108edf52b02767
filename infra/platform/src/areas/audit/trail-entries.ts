import type { AuditEntry } from '@campus/contracts/audit/audit';
import { reasonFields } from '@campus/contracts/core/reasons';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { auditEntryTable } from '../../foundation/schema/tables/audit-entry.ts';

export const trailColumns = auditEntryTable.select([
  'id',
  'at',
  'operation',
  'outcome',
  'actorId',
  'actorEmail',
  'targetType',
  'targetId',
  'targetLabel',
  'before',
  'after',
  'reasons',
  'requestId',
]);

/** An entry as the database stores it. */
export type TrailRow = SelectedRow<typeof trailColumns>;

/** Returns the entries with the current names of their people in the account. */
export async function entriesOf(
  sql: Queryable,
  accountId: string,
  rows: readonly TrailRow[],
): Promise<AuditEntry[]> {
  const names = await namesOf(sql, accountId, rows);
  return rows.map(({ at, actorId, actorEmail, targetType, targetId, targetLabel, reasons, ...entry }) => ({
    ...entry,
    ...reasonFields(reasons),
    at: at.toISOString(),
    actor: actorId ? { id: actorId, email: actorEmail, name: names.get(actorId) ?? '' } : null,
    target: { type: targetType, id: targetId, label: targetLabel, name: names.get(targetId) ?? '' },
  }));
}

async function namesOf(
  sql: Queryable,
  accountId: string,
  rows: readonly TrailRow[],
): Promise<ReadonlyMap<string, string>> {
  const targets = (type: string) => rows.filter((row) => row.targetType === type).map((row) => row.targetId);
  const users = new Set([...rows.map((row) => row.actorId), ...targets('user')]);
  const found = await sql.query<{ id: string; name: string | null }>(
    `select u."objectId" as id, coalesce(m.displayname, u.displayname) as name from "_User" u
     left join "Membership" m on m."user" = u."objectId" and m.account = $3 where u."objectId" = any($1)
     union all
     select "objectId", displayname from "Membership" where "objectId" = any($2)
     union all
     select id, name from api_credential where id = any($1) and account = $3`,
    [[...users], [...new Set(targets('member'))], accountId],
  );
  return new Map(found.map(({ id, name }) => [id, name ?? '']));
}
