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
  const ttlOf = (time: string) => `ttl toDateTime(${time}) + interval ${retentionDays} day`;
  const ttl = ttlOf('ts');
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
    ...storedStays(ttlOf('began')),
    `create or replace view account_first_login as
     select person, toUnixTimestamp64Milli(min(ts)) as ms, max(employee) as employee
     from raw_first_login where account = {account:String} group by person`,
  ];
}

/**
 * The sessions and visits of days that are over, and the days that were stored completely. The rows of a day have a
 * version; PostgreSQL says which one is read (`usage_session_day`). The day of a visit is that of its session.
 */
function storedStays(ttl: string): string[] {
  const columns = `
    account LowCardinality(String),
    began DateTime64(3, 'UTC'),
    ended DateTime64(3, 'UTC'),
    person UInt64,
    employee Bool,
    server LowCardinality(String),
    day UInt32,
    version UInt64`;
  const ofMonths = `engine = MergeTree partition by toYYYYMM(began)`;
  const settings = `settings ttl_only_drop_parts = 1, index_granularity = ${granularity}`;
  const view = (name: string, table: string, room = '') => `
    create or replace view ${name} as
    select person, employee, server, ${room} version,
      toUnixTimestamp64Milli(began) as began, toUnixTimestamp64Milli(ended) as ended
    from (select * from ${table} where account = {account:String}
      and began >= fromUnixTimestamp64Milli({from:Int64}) and began < fromUnixTimestamp64Milli({to:Int64}))`;
  return [
    `create table if not exists raw_session (${columns}) ${ofMonths} order by (account, began) ${ttl} ${settings}`,
    `create table if not exists raw_visit (${columns}, room LowCardinality(String))
     ${ofMonths} order by (account, room, began) ${ttl} ${settings}`,
    `create table if not exists raw_session_day (account LowCardinality(String), day UInt32, version UInt64)
     engine = MergeTree order by (account, day)`,
    `create table if not exists raw_store (id UUID) engine = MergeTree order by id`,
    `insert into raw_store select generateUUIDv4() from numbers(1) where (select count() from raw_store) = 0
     settings insert_deduplicate = 0`,
    `alter table raw_session modify ${ttl}`,
    `alter table raw_visit modify ${ttl}`,
    view('account_session', 'raw_session'),
    view('account_visit', 'raw_visit', 'room,'),
  ];
}
