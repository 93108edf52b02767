import type { Queryable } from '../../foundation/database/sql.ts';
import type { LastBesideBatch } from '../../foundation/usage/last-beside-batch.ts';
import { usersOfKeys } from '../../foundation/usage/people.ts';
import type { SentEvent } from './event.ts';

/** The last event of a person in the world of an account. */
interface LastEvent {
  account: string;
  user: string;
  at: Date;
}

/** Returns the last event of each person. A server's clock can be ahead, so none is later than `now`. */
export function lastEvents(events: readonly SentEvent[], now: Date): LastEvent[] {
  const accounts = new Map<string, Map<string, number>>();
  for (const event of events) {
    if (!('user' in event)) continue;
    const people = accounts.get(event.accountId) ?? new Map<string, number>();
    accounts.set(event.accountId, people);
    people.set(event.user, Math.max(people.get(event.user) ?? -Infinity, event.at));
  }
  return [...accounts].flatMap(([account, people]) =>
    [...people].map(([user, at]) => ({ account, user, at: new Date(Math.min(at, now.getTime())) })),
  );
}

// Locked in one order, so that two batches never wait for each other.
const noteSql = `
  with due as (
    select seen.membership, sent.at
    from unnest($1::text[], $2::text[], $3::timestamptz[]) as sent (account, "user", at)
    join "Membership" m on m."user" = sent."user" and m.account = sent.account
    join member_in_world seen on seen.membership = m."objectId"
    where seen.at < sent.at
    order by seen.membership for update of seen
  )
  update member_in_world seen set at = greatest(seen.at, due.at) from due where due.membership = seen.membership`;

/** Notes when members were last in the world. Later times replace earlier ones; guests have none. */
export async function noteLastInWorld(sql: Queryable, last: readonly LastEvent[]): Promise<void> {
  const column = <C extends keyof LastEvent>(name: C) => last.map((each) => each[name]);
  if (last.length > 0) await sql.query(noteSql, [column('account'), column('user'), column('at')]);
}

// What another batch reported is not taken back: then `rest` is not earlier.
const takeBackSql = `
  with sent as (
    select m."objectId" as membership, sent.own, sent.rest
    from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[]) as sent (account, "user", own, rest)
    join "Membership" m on m."user" = sent."user" and m.account = sent.account
  ), due as (
    select seen.membership, coalesce(sent.rest, '-infinity') as at
    from sent join member_in_world seen on seen.membership = sent.membership
    where seen.at <= sent.own order by seen.membership for update of seen
  )
  update member_in_world seen set at = least(seen.at, due.at) from due where due.membership = seen.membership`;

/**
 * Notes when members were last in the world without the events of a batch. Known are the events that have not been
 * deleted for their age.
 */
export async function takeBackLastInWorld(sql: Queryable, last: readonly LastBesideBatch[]): Promise<void> {
  if (last.length === 0) return;
  const userOf = await usersOfKeys(
    sql,
    last.map(({ person }) => person),
  );
  await sql.query(takeBackSql, [
    last.map(({ account }) => account),
    last.map(({ person }) => userOf(person)),
    last.map(({ own }) => new Date(own)),
    last.map(({ rest }) => (rest === 0 ? null : new Date(rest))),
  ]);
}
