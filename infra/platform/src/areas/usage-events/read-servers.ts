import type { EventServer } from '@campus/contracts/analytics/event-servers';
import { readReason, reasonFields } from '@campus/contracts/core/reasons';
import { isSilent } from '@campus/domain/analytics/presence';
import type { Queryable } from '../../foundation/database/sql.ts';

interface Row {
  server: string;
  since: Date | null;
  heard: Date | null;
  late: string;
  early: string;
  refused: string;
  refusedAt: Date | null;
  reason: unknown;
}

/** Reads the servers of an account's world, by name. */
export async function readServers(sql: Queryable, accountId: string, now: Date): Promise<EventServer[]> {
  const rows = await sql.query<Row>(
    `select server, since, heard, late, early, refused, "refusedAt", reason
     from usage_server where account = $1 order by server`,
    [accountId],
  );
  return rows.map(({ server, since, heard, late, early, refused, refusedAt, reason }) => {
    const known = readReason(reason);
    return {
      server,
      reportsSince: since?.toISOString() ?? null,
      lastHeard: heard?.toISOString() ?? null,
      isSilent: heard === null || isSilent(heard.getTime(), now.getTime()),
      lateEvents: Number(late),
      earlyEvents: Number(early),
      refusedBatches: Number(refused),
      lastRefusal: refusedAt && { at: refusedAt.toISOString(), ...reasonFields(known ? [known] : []) },
    };
  });
}
