import type { AppError } from '@campus/contracts/core/app-error';
import { bounded } from '@campus/contracts/core/reasons';
import { arrivalOf } from '@campus/domain/analytics/arrival';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SentEvent } from './event.ts';

/** The most servers of an account that are listed. Names are the senders' choice. */
const maxServers = 500;

/** What a batch has of one server of an account. */
export interface ServerEvents {
  account: string;
  server: string;
  since: Date;
  heard: Date | null;
  events: number;
  late: number;
  early: number;
}

/** Sums up the events of a batch by account and server. */
export function byServer(events: readonly SentEvent[], now: Date): ServerEvents[] {
  const known = new Map<string, ServerEvents>();
  for (const { accountId: account, server, event, at } of events) {
    // An account id has no space.
    const name = `${account} ${server}`;
    const own = known.get(name) ?? newServer(account, server, at);
    known.set(name, own);
    own.events += 1;
    if (at < own.since.getTime()) own.since = new Date(at);
    if (event === 'HEARTBEAT' && at > (own.heard?.getTime() ?? -Infinity)) own.heard = new Date(at);
    const arrival = arrivalOf(at, now.getTime());
    if (arrival !== 'inTime') own[arrival] += 1;
  }
  return [...known.values()];
}

function newServer(account: string, server: string, at: number): ServerEvents {
  return { account, server, since: new Date(at), heard: null, events: 0, late: 0, early: 0 };
}

// Sorted, so that two batches never wait for each other.
const addSql = `
  insert into usage_server as known (account, server, since, heard, events, late, early)
  select account, server, since, heard, events, late, early from (
    select *, row_number() over (partition by account order by server) as nth
    from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::int[], $6::int[], $7::int[])
      as sent (account, server, since, heard, events, late, early)
  ) sent
  where nth + (select count(*) from usage_server k where k.account = sent.account) <= ${maxServers}
    or exists (select from usage_server k where k.account = sent.account and k.server = sent.server)
  order by account, server
  on conflict (account, server) do update set
    since = least(known.since, excluded.since), heard = greatest(known.heard, excluded.heard),
    events = known.events + excluded.events, late = known.late + excluded.late,
    early = known.early + excluded.early`;

/** Adds the events of a stored batch to the counts of their servers. */
export async function countStored(sql: Queryable, servers: readonly ServerEvents[]): Promise<void> {
  const column = <C extends keyof ServerEvents>(name: C) => servers.map((each) => each[name]);
  await sql.query(addSql, [
    ...[column('account'), column('server'), column('since'), column('heard')],
    ...[column('events'), column('late'), column('early')],
  ]);
}

/** Counts a refused batch for the server that one of its lines names. Unknown accounts have no servers. */
export async function countRefused(
  sql: Queryable,
  { accountId, server }: Pick<SentEvent, 'accountId' | 'server'>,
  refusal: AppError,
): Promise<void> {
  await sql.query(
    `insert into usage_server as known (account, server, refused, "refusedAt", reason)
     select "objectId", $2, 1, now(), $3 from "Account"
     where "objectId" = $1 and (
       (select count(*) from usage_server where account = $1) < ${maxServers}
       or exists (select from usage_server where account = $1 and server = $2))
     on conflict (account, server) do update
     set refused = known.refused + 1, "refusedAt" = now(), reason = excluded.reason`,
    [accountId, server, JSON.stringify(bounded(refusal))],
  );
}
