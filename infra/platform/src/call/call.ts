import type { Limit } from '@campus/contracts/core/contract';
import type { RefusalKey } from '@campus/contracts/core/keys';
import type { Access, Actor, AdmittedBy } from '@campus/domain/access/access';
import type { ApiScope } from '@campus/domain/credentials/api-scopes';
import type { HandoverPurpose } from '@campus/domain/sessions/sessions';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Sql } from '../foundation/database/sql.ts';
import type { CallSession } from './call-session.ts';
import type { Audited } from './operations.ts';
import type { Origin } from './origin.ts';
import type { PreparedAnswer } from './prepared-answers.ts';
import type { Services } from './services.ts';
import type { AuditNote } from './trail.ts';

/** The caller, as far as the access rule guarantees one. A signed-in user can also call a public function. */
export type Caller<A extends Access> = A extends 'public' ? Actor | undefined : AdmittedBy<A>;

type CallingUser<A extends Access> = A extends 'public' ? UserName | undefined : UserName;

type CallingSession<A extends Access> = A extends 'public' ? CallSession | undefined : CallSession;

export interface UserName {
  id: string;
  email: string;
}

/** A call of a cloud function that has passed its access rule and input schema. */
export interface Call<I = unknown, A extends Access = Access> {
  input: I;
  actor: Caller<A>;
  user: CallingUser<A>;
  requestId: string;
  origin: Origin;
  /** For mutations, the transaction that also writes the audit entry. For queries, the database. */
  sql: Sql;
  log: Logger;
  audit: AuditNote;
  session: CallingSession<A>;
  services: Services;
}

/** The result of a handler. It may be omitted if the output has no required fields. */
export type Answering<O> = Promise<O> | (Record<string, never> extends O ? Promise<void> : never);

/** Returns the output from a handler's result. */
export async function outputOf<O>(answering: Promise<unknown>): Promise<O> {
  const answer = await answering;
  // The type allows a missing output only if no field is required.
  return (answer === undefined ? {} : answer) as O;
}

/** The access rule of a function, and its error for missing objects. */
export interface Rule<A extends Access = Access> {
  access: A;
  /** The text for an object that does not exist or whose account the caller has no role in. */
  missing?: RefusalKey;
  /** The programs whose sessions can call it, within their account only; none by default. */
  programs?: readonly HandoverPurpose[];
  /** The scope that allows API credentials to call it; `any` allows all of them. Without it, they cannot. */
  scope?: ApiScope | 'any' | undefined;
  /**
   * Returns the text of a "not found" error that replaces a refusal, as Parse answers plain saves. Returns
   * undefined for an ordinary refusal.
   */
  hidden?: (params: Readonly<Record<string, unknown>>) => RefusalKey | undefined;
}

export interface Definition<I extends z.ZodType, O extends z.ZodType, A extends Access, B = undefined>
  extends Rule<A> {
  /**
   * Finds the account of the call's object; undefined if there is no such object. Without this function, the
   * call is about `input.accountId`. If the input also names an account, an object in another account counts
   * as missing.
   */
  account?: (input: z.output<I>, sql: Sql) => Promise<string | undefined>;
  /** The number of calls allowed per address. Counted before anything else is read. */
  limit?: Limit;
  /** The number of calls allowed per user. Counted once the caller is known. */
  callerLimit?: Limit;
  /** Whether calls with the same idempotency key are executed only once. */
  keyed?: boolean;
  /** What a repeated call has in common with the first one. Without this function, its parameters. */
  repeats?: (input: z.output<I>) => unknown;
  /** Whether a read may scan all members of the account. Few such reads run at a time. */
  broad?: (input: z.output<I>) => boolean;
  /** Marks a mutation: the call is one transaction and writes one audit entry, whatever the outcome. */
  audit?: Audited<z.output<I>>;
  /**
   * Slow work that must not hold the transaction open, such as checking a password. It runs before the
   * transaction begins, and `handle` receives its result.
   */
  before?: (call: Call<z.output<I>, A>) => Promise<B>;
  /** Undoes `before` if the handler does not run, because the call repeats an earlier one. */
  discard?: (call: Call<z.output<I>, A>, before: B) => Promise<void>;
  /** Returns the output, or for reads the prepared answer with it. */
  handle: (
    call: Call<z.output<I>, A>,
    before: B,
  ) => Answering<z.input<O>> | Promise<z.input<O> | PreparedAnswer>;
}
