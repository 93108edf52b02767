import { AppError } from '@campus/contracts/core/app-error';
import { createSemaphore, createSemaphores } from '@campus/server-kit/semaphore';
import type * as z from 'zod';
import type { Connection } from './connect.ts';
import type { ReadRows, Relations } from './query.ts';
import { createStayReader, type ReadStays, type StoredDays } from './stays/read-stays.ts';

/** Reads the events of one account, and its sessions and visits. This is the only way to read them. */
export interface UsageReader {
  rows: ReadRows;
  stays: ReadStays;
}

/**
 * The limits of a query. They are part of each query, because connection settings would apply to later
 * queries.
 */
export interface QueryLimits {
  seconds: number;
  rows: number;
  megabytes: number;
}

const usual: QueryLimits = { seconds: 5, rows: 50_000_000, megabytes: 1_000 };

const began = 'account = {account:String}, from = {staysFrom:Int64}, to = {staysTo:Int64}';
const relations: Relations = {
  events: 'account_event(account = {account:String}, from = {from:Int64}, to = {to:Int64})',
  firstLogins: 'account_first_login(account = {account:String})',
  storedSessions: `account_session(${began})`,
  storedVisits: `account_visit(${began})`,
};

const refusal = () => new AppError('tooMany', 'request.busy', { seconds: 2 });
/**
 * The queries of an account that run or wait for a connection; further ones wait for these. People cannot
 * fill these slots, because an account runs at most eight searches. Exports and mailed views always find one.
 */
const ofAccount = { atOnce: 2, maxWaiting: 64, refusal };

/**
 * Creates a reader with its own connections. At most two queries per account wait for a connection, so that
 * accounts take turns. Refuses an account's queries if too many wait.
 */
export function createReader(
  connections: readonly Connection[],
  limits: QueryLimits = usual,
  storedDays?: StoredDays,
): UsageReader {
  const free = [...connections];
  const line = createSemaphore({ atOnce: connections.length, maxWaiting: 1_000, refusal });
  const accounts = createSemaphores(ofAccount);
  const inTurn = <T>(accountId: string, query: () => Promise<T>) => accounts(accountId, () => line(query));
  const rows: ReadRows = ({ accountId, from, to }, { sql, params, row, seconds = limits.seconds }) =>
    inTurn(accountId, async () => {
      const connection = free.pop();
      if (!connection) throw new Error('There are fewer connections than readers.');
      try {
        const read = await connection.query(
          `${checked(sql(relations))}\n${settingsOf({ ...limits, seconds })}`,
          {
            ...params,
            account: accountId,
            from: from.getTime(),
            to: to.getTime(),
          },
        );
        return read.map((one) => parsed(row, one));
      } finally {
        free.push(connection);
      }
    });
  return { rows, stays: createStayReader(rows, storedDays) };
}

/**
 * Returns a row in the expected shape. Throws an error that quotes any other row: an engine can return an
 * error message in place of a row.
 */
function parsed<R extends z.ZodType>(row: R, read: unknown): z.output<R> {
  const { success, data, error } = row.safeParse(read);
  if (success) return data;
  throw new Error(`The engine answered another row: ${JSON.stringify(read).slice(0, 300)}`, { cause: error });
}

/**
 * Returns the query text, after checking that it reads only from the given views, which are bound to the
 * account of the scope.
 */
function checked(sql: string): string {
  const rest = Object.values(relations).reduce((text, relation) => text.replaceAll(relation, ' '), sql);
  if (/\b(?:raw|account)_|\bsettings\b|`|;/i.test(rest))
    throw new Error(`A query may name views only:\n${sql}`);
  return sql;
}

/**
 * Optimizations that hash the whole query for each condition. For nested queries that took a third of the time, and
 * they found nothing.
 */
const withoutSlowAnalysis = 'optimize_and_compare_chain = 0, optimize_extract_common_expressions = 0';

function settingsOf({ seconds, rows, megabytes }: QueryLimits): string {
  return (
    `settings max_execution_time = ${seconds}, timeout_overflow_mode = 'throw', max_rows_to_read = ${rows}, ` +
    `read_overflow_mode = 'throw', max_memory_usage = ${megabytes * 1_000_000}, max_threads = 2, ${withoutSlowAnalysis}`
  );
}
