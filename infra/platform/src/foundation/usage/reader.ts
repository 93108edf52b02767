import { AppError } from '@campus/contracts/core/app-error';
import { createSemaphore, createSemaphores } from '@campus/server-kit/semaphore';
import type * as z from 'zod';
import type { Connection } from './connect.ts';

/** The bounds of a query: it sees events of this account in this time range, the end excluded. */
export interface Scope {
  accountId: string;
  from: Date;
  to: Date;
}

/** The relations that a query may name. */
export interface Relations {
  /** Events of the account within the scope. */
  events: string;
  /** The first login of each person of the account. */
  firstLogins: string;
}

interface Query<R extends z.ZodType> {
  /** The text of the query. Values go into `params`. */
  sql: (relations: Relations) => string;
  params?: Record<string, string | number | boolean | readonly (string | number)[]>;
  row: R;
  /** The most seconds that it may take, if less than usual. */
  seconds?: number;
}

/** Reads events of one account. There is no other way to read any. */
export interface UsageReader {
  rows<R extends z.ZodType>(scope: Scope, query: Query<R>): Promise<z.output<R>[]>;
}

/**
 * The limits of a query. Each query carries its own, because settings of the connection would apply to later queries.
 */
export interface QueryLimits {
  seconds: number;
  rows: number;
  megabytes: number;
}

const usual: QueryLimits = { seconds: 5, rows: 50_000_000, megabytes: 1_000 };

const relations: Relations = {
  events: 'account_event(account = {account:String}, from = {from:Int64}, to = {to:Int64})',
  firstLogins: 'account_first_login(account = {account:String})',
};

const refusal = () => new AppError('tooMany', 'request.busy', { seconds: 2 });
/**
 * The queries of an account that have a connection or stand in line for one. Its others wait among themselves. People
 * cannot fill these places, as an account has eight searches under way: exports and mailed views always find one.
 */
const ofAccount = { atOnce: 2, maxWaiting: 64, refusal };

/**
 * A reader over connections of its own. Accounts take turns, because each has at most two queries in the line for a
 * connection. Too many queries of an account are refused.
 */
export function createReader(connections: readonly Connection[], limits: QueryLimits = usual): UsageReader {
  const free = [...connections];
  const line = createSemaphore({ atOnce: connections.length, maxWaiting: 1_000, refusal });
  const accounts = createSemaphores(ofAccount);
  const inTurn = <T>(accountId: string, query: () => Promise<T>) => accounts(accountId, () => line(query));
  return {
    rows: ({ accountId, from, to }, { sql, params, row, seconds = limits.seconds }) =>
      inTurn(accountId, async () => {
        const connection = free.pop();
        if (!connection) throw new Error('There are fewer connections than readers.');
        try {
          const rows = await connection.query(
            `${checked(sql(relations))}\n${settingsOf({ ...limits, seconds })}`,
            {
              ...params,
              account: accountId,
              from: from.getTime(),
              to: to.getTime(),
            },
          );
          return rows.map((read) => parsed(row, read));
        } finally {
          free.push(connection);
        }
      }),
  };
}

/**
 * A row in the expected shape. Anything else is an error that quotes it: instead of a row, an engine can write why it
 * gave up.
 */
function parsed<R extends z.ZodType>(row: R, read: unknown): z.output<R> {
  const { success, data, error } = row.safeParse(read);
  if (success) return data;
  throw new Error(`The engine answered another row: ${JSON.stringify(read).slice(0, 300)}`, { cause: error });
}

/** The text of a query that names views only, and these as they were given to it: with the account of its scope. */
function checked(sql: string): string {
  const rest = Object.values(relations).reduce((text, relation) => text.replaceAll(relation, ' '), sql);
  if (/\b(?:raw|account)_|\bsettings\b|`|;/i.test(rest))
    throw new Error(`A query may name views only:\n${sql}`);
  return sql;
}

function settingsOf({ seconds, rows, megabytes }: QueryLimits): string {
  return (
    `settings max_execution_time = ${seconds}, timeout_overflow_mode = 'throw', max_rows_to_read = ${rows}, ` +
    `read_overflow_mode = 'throw', max_memory_usage = ${megabytes * 1_000_000}, max_threads = 2`
  );
}
