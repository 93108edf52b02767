import type { Connection } from './connect.ts';

/** The columns of an event, in insert order. */
export const eventColumns = [
  'account',
  'kind',
  'ts',
  'person',
  'session',
  'arrived',
  'seq',
  'room',
  'server',
  'employee',
  'talk',
] as const;

/**
 * Creates tables and views. Table names begin with raw_, which queries must not contain. Queries read through
 * views, and a view requires an account.
 */
export async function createSchema(connection: Connection, retentionDays: number): Promise<void> {
  for (const statement of statements(retentionDays)) await connection.command(statement);
}

/** The minimum number of rows read. Small, because each part has few events of one kind per account. */
const granularity = 2_048;

/** The number of recent inserts that are recognized if repeated. */
const remembered = 10_000;

function statements(retentionDays: number): string[] {
  const ttl = `ttl toDateTime(ts) + interval ${retentionDays} day`;
  return [
    `create table if not exists raw_event (
       account LowCardinality(String),
       kind LowCardinality(String),
       ts DateTime64(3, 'UTC'),
       person UInt64,
       session UInt64,
       arrived Int64,
       seq UInt32,
       room LowCardinality(String),
       server LowCardinality(String),
       employee Bool,
       talk UInt32
     ) engine = MergeTree
     partition by toYYYYMM(ts)
     order by (account, kind, ts)
     ${ttl}
     settings non_replicated_deduplication_window = ${remembered}, ttl_only_drop_parts = 1,
       index_granularity = ${granularity}`,
    `alter table raw_event modify ${ttl}`,
    'alter table raw_event add column if not exists arrived Int64 after session',
    `create table if not exists raw_first_login (
       account LowCardinality(String),
       person UInt64,
       ts SimpleAggregateFunction(min, DateTime64(3, 'UTC')),
       employee SimpleAggregateFunction(max, Bool)
     ) engine = AggregatingMergeTree
     order by (account, person)
     settings non_replicated_deduplication_window = ${remembered}`,
    `create or replace view account_event as
     select kind, toUnixTimestamp64Milli(ts) as ms, person, session, arrived, seq, room, server, employee, talk
     from raw_event
     where account = {account:String}
       and ts >= fromUnixTimestamp64Milli({from:Int64}) and ts < fromUnixTimestamp64Milli({to:Int64})`,
    `create or replace view account_first_login as
     select person, toUnixTimestamp64Milli(min(ts)) as ms, max(employee) as employee
     from raw_first_login where account = {account:String} group by person`,
  ];
}
