import { createHash } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import type { Sql } from '../../foundation/database/sql.ts';
import { dayOf, daysChangedBy } from '../../foundation/usage/stays/days.ts';
import { type AccountDay, touchDays } from '../../foundation/usage/stays/session-days.ts';
import type { UsageWriter } from '../../foundation/usage/writer.ts';
import { batchName, type RegisteredBatch, readBatchRow, registerBatch } from './batch-registry.ts';
import type { SentEvent } from './event.ts';
import type { EventCounts } from './event-counts.ts';
import { lastEvents, noteLastInWorld } from './last-in-world.ts';
import type { PersonKeys } from './person-keys.ts';
import { type ReadEvent, readBatch } from './read-batch.ts';
import { byServer, countStored, type ServerEvents } from './server-counts.ts';
import { storedEvents } from './stored-event.ts';

export interface Taking {
  sql: Sql;
  writer: UsageWriter;
  keys: PersonKeys;
  counts: Pick<EventCounts, 'events'>;
  retentionDays: number;
}

/** A batch as it was sent, and the account of its sender. Without one, the sender has the operator's key. */
interface SentBatch {
  key: string;
  body: Buffer;
  account?: string | undefined;
}

/** The number of events of the batch, and whether it was already stored before. */
export interface AcceptedBatch {
  rows: number;
  repeated: boolean;
}

/**
 * Stores a batch once per key, all or nothing, without the events of erased people. Refuses other content with
 * the same key. The registry is written before the events, so that a batch that is repeated after a crash is not
 * stored twice, and after all checks, so that a batch that cannot be stored leaves its key free.
 */
export async function acceptBatch(
  { sql, writer, keys, counts, retentionDays }: Taking,
  { key, body, account }: SentBatch,
): Promise<AcceptedBatch> {
  const name = batchName(key, account);
  const content = createHash('sha256').update(body).digest('hex');
  const before = await readBatchRow(sql, name);
  const answer = answerOf(before, content);
  if (answer) return answer;
  // A registered batch passed the checks when it came first, and could not be corrected any more.
  const now = before?.receivedAt ?? new Date();
  const read = readBatch(body, { now, retentionDays });
  await refuseStrangeAccounts(sql, read, account);
  const events = read.map(({ event }) => event);
  const people = await keys.of(events.flatMap((event) => ('user' in event ? [event.user] : [])));
  const registered = await sql.transaction(async (both) => {
    const batch = await registerBatch(both, name, { content, ...extentOf(events) });
    await touchDays(both, daysOf(events));
    return batch;
  });
  // Another batch with this key may have been registered first.
  const earlier = answerOf(registered, content);
  if (earlier) return earlier;
  const kept = events.filter((event) => !('user' in event) || people.has(event.user));
  const rows = storedEvents(kept, people);
  if (rows.length > 0) await writer.insert(rows, name, Number(registered.arrived));
  const servers = byServer(kept, now);
  await sql.transaction(async (both) => {
    await both.query('update usage_batch set "storedAt" = now() where key = $1', [name]);
    await countStored(both, servers);
    await noteLastInWorld(both, lastEvents(kept, now));
  });
  countArrivals(counts, servers, events.length - kept.length);
  return { rows: events.length, repeated: false };
}

/**
 * Returns the answer for a batch that was stored before; undefined for one still to be stored. Refuses other
 * content, and a batch that was retracted.
 */
function answerOf(known: RegisteredBatch | undefined, content: string): AcceptedBatch | undefined {
  if (known?.retractedAt) throw new AppError('conflict', 'usage.batch.retracted');
  if (known && known.content !== content) throw new AppError('conflict', 'usage.batch.otherContent');
  return known?.storedAt ? { rows: known.rows, repeated: true } : undefined;
}

/** Refuses events of accounts that do not exist, and of other accounts than the sender's. */
async function refuseStrangeAccounts(
  sql: Sql,
  events: readonly ReadEvent[],
  account: string | undefined,
): Promise<void> {
  const other = account !== undefined && events.find(({ event }) => event.accountId !== account);
  if (other) throw new AppError('invalid', 'usage.batch.otherAccount', { line: other.line });
  const named = [...new Set(events.map(({ event }) => event.accountId))];
  const accounts = await sql.query<{ id: string }>(
    'select "objectId" as id from "Account" where "objectId" = any($1)',
    [named],
  );
  const known = new Set(accounts.map(({ id }) => id));
  const strange = events.find(({ event }) => !known.has(event.accountId));
  if (strange) throw new AppError('invalid', 'usage.batch.account', { line: strange.line });
}

function extentOf(events: readonly SentEvent[]) {
  const [first, last] = events.reduce(
    ([earliest, latest], { at }) => [Math.min(earliest, at), Math.max(latest, at)] as const,
    [Infinity, -Infinity] as const,
  );
  const accounts = [...new Set(events.map(({ accountId }) => accountId))];
  return { rows: events.length, accounts, first: new Date(first), last: new Date(last) };
}

/** Returns the days whose sessions the events can change. */
function daysOf(events: readonly SentEvent[]): AccountDay[] {
  const accounts = new Map<string, Map<number, { first: number; last: number }>>();
  for (const sent of events) {
    if (!('user' in sent)) continue;
    const days = accounts.get(sent.accountId) ?? new Map<number, { first: number; last: number }>();
    accounts.set(sent.accountId, days);
    const { first, last } = days.get(dayOf(sent.at)) ?? { first: sent.at, last: sent.at };
    days.set(dayOf(sent.at), { first: Math.min(first, sent.at), last: Math.max(last, sent.at) });
  }
  return [...accounts].flatMap(([account, days]) => {
    const changed = new Set<number>();
    for (const extent of days.values()) {
      const { from, to } = daysChangedBy(extent);
      for (let day = from; day <= to; day += 1) changed.add(day);
    }
    return [...changed].map((day) => ({ account, day }));
  });
}

function countArrivals(
  counts: Pick<EventCounts, 'events'>,
  servers: readonly ServerEvents[],
  erased: number,
): void {
  const sum = (of: (server: ServerEvents) => number) => servers.reduce((all, each) => all + of(each), 0);
  counts.events(
    'late',
    sum(({ late }) => late),
  );
  counts.events(
    'early',
    sum(({ early }) => early),
  );
  counts.events(
    'inTime',
    sum(({ events, late, early }) => events - late - early),
  );
  counts.events('erased', erased);
}
