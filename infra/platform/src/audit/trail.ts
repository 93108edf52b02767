import { AppError, type ErrorKind } from '@campus/contracts/app-error';
import type { AuditEntry } from '@campus/contracts/audit';
import { text } from '@campus/contracts/messages';
import type { Queryable } from '../database/sql.ts';
import { newObjectId } from '../records/object-id.ts';

/** What an audit entry tells besides which operation was called, gathered while the call runs. */
export interface AuditFacts {
  /** The account whose trail the entry belongs to, where the input does not name it. */
  account?: string;
  /** The accounts that each get an entry of their own, where it is about several. */
  accounts?: readonly string[];
  /** Who acts, where the call itself makes somebody known, such as a sign-in. */
  actor?: { id: string; email: string };
  target?: { type: string; id: string; label: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Where a mutation notes what it changes; later notes add to earlier ones. */
export interface AuditNote {
  note(facts: AuditFacts): void;
}

/** The one entry a call leaves. */
export interface Trail extends AuditNote {
  succeed(sql: Queryable): Promise<void>;
  fail(sql: Queryable, error: unknown): Promise<void>;
}

const ourFault: readonly ErrorKind[] = ['internal', 'unavailable'];

/** Opens the entry of one call; without an operation (a query) nothing is ever written. */
export function createTrail(operation: string | undefined, requestId: string): Trail {
  let facts: AuditFacts = {};
  const write = async (sql: Queryable, outcome: AuditEntry['outcome'], reason: string) => {
    // A call by nobody about nothing, such as one without a session, would only let strangers fill the trail.
    if (!operation || !(facts.actor || facts.target)) return;
    const { accounts = [], ...same } = facts;
    const entry = { ...same, operation, requestId, outcome, reason };
    if (accounts.length === 0) await insertEntry(sql, entry);
    for (const account of accounts) await insertEntry(sql, { ...entry, account });
  };
  return {
    note: (more) => {
      facts = { ...facts, ...more };
    },
    succeed: (sql) => write(sql, 'success', ''),
    fail: (sql, error) => {
      const refused = error instanceof AppError && !ourFault.includes(error.kind);
      const reason = error instanceof AppError ? error.message : text('internal.error');
      return write(sql, refused ? 'refused' : 'failed', reason);
    },
  };
}

interface NewEntry extends Omit<AuditFacts, 'accounts'> {
  operation: string;
  requestId: string;
  outcome: AuditEntry['outcome'];
  reason: string;
}

async function insertEntry(sql: Queryable, entry: NewEntry): Promise<void> {
  await sql.query(
    `insert into "AuditEntry" ("objectId", "createdAt", "updatedAt", at, account, operation, outcome, "actorId",
       "actorEmail", "targetType", "targetId", "targetLabel", before, after, reason, "requestId")
     values ($1, now(), now(), date_trunc('milliseconds', clock_timestamp()), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      newObjectId(),
      entry.account ?? '',
      entry.operation,
      entry.outcome,
      entry.actor?.id ?? '',
      entry.actor?.email ?? '',
      entry.target?.type ?? '',
      entry.target?.id ?? '',
      entry.target?.label ?? '',
      JSON.stringify(withoutSecrets(entry.before ?? {})),
      JSON.stringify(withoutSecrets(entry.after ?? {})),
      entry.reason,
      entry.requestId,
    ],
  );
}

const secret = /password|token|secret|hash|authdata/i;

/** The values without those whose name says that they are secret. */
export function withoutSecrets(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));
}
