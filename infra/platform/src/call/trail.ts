import type { AuditEntry } from '@campus/contracts/audit/audit';
import { AppError, type ErrorKind } from '@campus/contracts/core/app-error';
import { type Reason, reason } from '@campus/contracts/core/reasons';
import type { Queryable } from '../foundation/database/sql.ts';
import { insertEntries } from './insert-entries.ts';

/** The contents of an audit entry, except the operation, collected during the call. */
export interface AuditFacts {
  /** The operation of this call, if the function has several. */
  operation?: string;
  /** The account whose trail gets the entry, if the input does not name it. */
  account?: string;
  /** The accounts that each get their own entry, if several are affected. */
  accounts?: readonly string[];
  /** The actor, if the call itself identifies one. A sign-in does. */
  actor?: { id: string; email: string };
  target?: { type: string; id: string; label: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Records the changes of a mutation. Later facts are merged into earlier ones. */
export interface AuditNote {
  note(facts: AuditFacts): void;
}

/** The audit entry of a call. */
export interface Trail extends AuditNote {
  /** Whether the call leaves an entry. Queries and unidentified callers leave none. */
  isOpen(): boolean;
  succeed(sql: Queryable): Promise<void>;
  fail(sql: Queryable, error: unknown): Promise<void>;
}

const ourFault: readonly ErrorKind[] = ['internal', 'unavailable'];

/** Opens the audit entry of a call. Without an operation (a query), nothing is ever written. */
export function createTrail(operation: string | undefined, requestId: string): Trail {
  let facts: AuditFacts = {};
  // Entries without actor and target, such as calls without a session, would let strangers fill the trail.
  const isOpen = () => operation !== undefined && (facts.actor ?? facts.target) !== undefined;
  const write = async (sql: Queryable, outcome: AuditEntry['outcome'], reasons: readonly Reason[]) => {
    if (operation === undefined || !isOpen()) return;
    const { accounts = [], ...same } = facts;
    const entry = { operation, ...same, requestId, outcome, reasons };
    await insertEntries(
      sql,
      accounts.length === 0 ? [entry] : accounts.map((account) => ({ ...entry, account })),
    );
  };
  return {
    isOpen,
    note: (more) => {
      facts = { ...facts, ...more };
    },
    succeed: (sql) => write(sql, 'success', []),
    fail: (sql, error) => {
      const refused = error instanceof AppError && !ourFault.includes(error.kind);
      const why = error instanceof AppError ? error : reason('internal.error');
      return write(sql, refused ? 'refused' : 'failed', [why]);
    },
  };
}
