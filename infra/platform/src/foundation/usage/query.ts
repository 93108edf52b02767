import type * as z from 'zod';

/** The scope of a query: the events of this account in this time range, excluding the end. */
export interface Scope {
  accountId: string;
  from: Date;
  to: Date;
}

/** The relations that a query can read from. */
export interface Relations {
  /** Events of the account within the scope. */
  events: string;
  /** The first login of each person in the account. */
  firstLogins: string;
  /** Stored sessions and visits that began between the parameters `staysFrom` and `staysTo`, of any version. */
  storedSessions: string;
  storedVisits: string;
}

export interface Query<R extends z.ZodType, From = Relations> {
  /** The query text. Values go into `params`. */
  sql: (relations: From) => string;
  params?: Record<string, string | number | boolean | readonly (string | number)[]>;
  row: R;
  /** A time limit in seconds, if lower than usual. */
  seconds?: number;
}

/** Reads the events of one account within a scope. */
export type ReadRows = <R extends z.ZodType>(scope: Scope, query: Query<R>) => Promise<z.output<R>[]>;
