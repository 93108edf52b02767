import { createHash } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import type { Sql } from '../../foundation/database/sql.ts';
import type { StoredEvent, UsageWriter } from '../../foundation/usage/writer.ts';
import type { SentEvent } from './event.ts';
import type { PersonKey, PersonKeys } from './person-keys.ts';
import { type ReadEvent, readBatch } from './read-batch.ts';

export interface Taking {
  sql: Sql;
  writer: UsageWriter;
  keys: PersonKeys;
  retentionDays: number;
}

/** The number of stored events, and whether they were already stored before. */
export interface AcceptedBatch {
  rows: number;
  repeated: boolean;
}

/**
 * Stores a batch once per key, all or nothing. Refuses other content with the same key. The registry is
 * written before the events, so that a batch that is repeated after a crash is not stored twice, and after
 * all checks, so that a batch that cannot be stored leaves its key free.
 */
export async function acceptBatch(
  { sql, writer, keys, retentionDays }: Taking,
  { key, body }: { key: string; body: Buffer },
): Promise<AcceptedBatch> {
  const name = batchName(key);
  const content = hashOf(body);
  const before = answerOf(await registered(sql, name), content);
  if (before) return before;
  const read = readBatch(body, { now: new Date(), retentionDays });
  await refuseStrangeAccounts(sql, read);
  const events = read.map(({ event }) => event);
  const people = await keys.of(events.flatMap((event) => ('user' in event ? [event.user] : [])));
  await sql.query(
    'insert into usage_batch (key, content, rows) values ($1, $2, $3) on conflict (key) do nothing',
    [name, content, events.length],
  );
  // Another batch with this key may have been registered first.
  const earlier = answerOf(await registered(sql, name), content);
  if (earlier) return earlier;
  const rows = events.map((event, index) => stored(event, index, people));
  if (rows.length > 0) await writer.insert(rows, name);
  await sql.query('update usage_batch set "storedAt" = now() where key = $1', [name]);
  return { rows: rows.length, repeated: false };
}

interface Registered {
  content: string;
  rows: number;
  storedAt: Date | null;
}

function registered(sql: Sql, name: string): Promise<Registered | undefined> {
  return sql.one<Registered>('select content, rows, "storedAt" from usage_batch where key = $1', [name]);
}

/**
 * Returns the answer for a batch that was stored before; undefined for one still to be stored. Refuses other
 * content.
 */
function answerOf(known: Registered | undefined, content: string): AcceptedBatch | undefined {
  if (known && known.content !== content) throw new AppError('conflict', 'usage.batch.otherContent');
  return known?.storedAt ? { rows: known.rows, repeated: true } : undefined;
}

async function refuseStrangeAccounts(sql: Sql, events: readonly ReadEvent[]): Promise<void> {
  const named = [...new Set(events.map(({ event }) => event.accountId))];
  const accounts = await sql.query<{ id: string }>(
    'select "objectId" as id from "Account" where "objectId" = any($1)',
    [named],
  );
  const known = new Set(accounts.map(({ id }) => id));
  const strange = events.find(({ event }) => !known.has(event.accountId));
  if (strange) throw new AppError('invalid', 'usage.batch.account', { line: strange.line });
}

function stored(event: SentEvent, seq: number, people: ReadonlyMap<string, PersonKey>): StoredEvent {
  const { accountId: account, event: kind, at: ms, server } = event;
  const person = 'user' in event ? people.get(event.user) : undefined;
  return {
    ...{ account, kind, ms, server, seq },
    person: person?.key ?? 0,
    employee: person?.employee ?? false,
    session: 'session' in event ? sessionNumber(account, event.session) : '0',
    room: 'room' in event ? event.room : '',
    talk: 'talked' in event ? event.talked : 0,
  };
}

/** Converts a session name to a number, because the servers' names are long. */
function sessionNumber(account: string, session: string): string {
  return createHash('sha256').update(`${account}:${session}`).digest().readBigUInt64BE().toString();
}

/** Returns the name of a batch in the table usage_batch. */
export function batchName(key: string): string {
  return hashOf(key);
}

function hashOf(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex');
}
