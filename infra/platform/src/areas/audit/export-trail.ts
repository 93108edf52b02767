import { type AuditEntry, auditReach } from '@campus/contracts/audit/audit';
import type { getAuditExport, startAuditExport } from '@campus/contracts/audit/functions';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { countTrail } from './read-trail.ts';
import { entriesOf, type TrailRow, trailColumns } from './trail-entries.ts';
import { matchingEntries, trailFilter } from './trail-filter.ts';

/** Records who exports which entries. Returns where the export ends, just before its own entry. */
export async function startExport({
  sql,
  input: { accountId, filter },
  audit,
}: Pick<Call<z.output<typeof startAuditExport.input>>, 'sql' | 'input' | 'audit'>): Promise<
  z.output<typeof startAuditExport.output>
> {
  const account = await sql.one<{ organizationName: string; now: Date }>(
    `select coalesce("organizationName", '') as "organizationName", date_trunc('milliseconds', clock_timestamp()) as now
     from "Account" where "objectId" = $1`,
    [accountId],
  );
  const organizationName = account?.organizationName ?? '';
  audit.note({ target: { type: 'account', id: accountId, label: organizationName } });
  const now = (account?.now ?? new Date()).toISOString();
  const to = filter.to && filter.to < now ? filter.to : now;
  const wanted = await trailFilter(sql, accountId, { ...filter, to });
  const count = Math.min(await countTrail(sql, wanted), auditReach);
  const chosen = Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined);
  audit.note({ after: { entries: count, ...Object.fromEntries(chosen) } });
  return { organizationName, count, to };
}

/** Returns the next entries of an export. */
export async function readExport(
  sql: Queryable,
  { accountId, filter, before, limit }: z.output<typeof getAuditExport.input>,
): Promise<AuditEntry[]> {
  const values = collectValues();
  const matching = matchingEntries(await trailFilter(sql, accountId, filter), values);
  const older = before
    ? `and (at, "objectId") < (${values.bind(before.at)}::timestamptz, ${values.bind(before.id)})`
    : '';
  const rows = await sql.query<TrailRow>(
    `select ${trailColumns} from ${matching} ${older}
     order by at desc, "objectId" desc limit ${values.bind(limit)}`,
    values.list,
  );
  return entriesOf(sql, accountId, rows);
}
