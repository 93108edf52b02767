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
import type { Services } from './services.ts';
import type { AuditNote } from './trail.ts';

/**
 * The caller, as far as the access rule guarantees it. A public function may be called by a signed-in user.
 */
export type Caller<A extends Access> = A extends 'public' ? Actor | undefined : AdmittedBy<A>;

type CallingUser<A extends Access> = A extends 'public' ? UserName | undefined : UserName;

type CallingSession<A extends Access> = A extends 'public' ? CallSession | undefined : CallSession;

export interface UserName {
  id: string;
  email: string;
}

/** One call of a cloud function, after its access rule and its input schema let it pass. */
export interface Call<I = unknown, A extends Access = Access> {
  input: I;
  actor: Caller<A>;
  user: CallingUser<A>;
  requestId: string;
  origin: Origin;
  /** For mutations the transaction that also writes the audit entry; for queries the database. */
  sql: Sql;
  log: Logger;
  audit: AuditNote;
  session: CallingSession<A>;
  services: Services;
}

/** The result of a handler. An output without required fields may be left out. */
export type Answering<O> = Promise<O> | (Record<string, never> extends O ? Promise<void> : never);

/** The output in a handler's result. */
export async function outputOf<O>(answering: Answering<O>): Promise<O> {
  const answer: unknown = await answering;
  // By its type, only an output without required fields can be missing.
  return (answer === undefined ? {} : answer) as O;
}

/** The access rule of a function, and its error for missing objects. */
export interface Rule<A extends Access = Access> {
  access: A;
  /** The text for an object that is not there or belongs to an account the caller has no role in. */
  missing?: RefusalKey;
  /** The programs whose sessions may call it, in their account only; none by default. */
  programs?: readonly HandoverPurpose[];
  /** The scope that opens it to API credentials, or `any` for all of them; without it, they cannot call it. */
  scope?: ApiScope | 'any' | undefined;
  /**
   * The text for a caller whose call is refused as if its object did not exist, as Parse answers plain
   * saves; undefined for an ordinary refusal.
   */
  hidden?: (params: Readonly<Record<string, unknown>>) => RefusalKey | undefined;
}

export interface Definition<I extends z.ZodType, O extends z.ZodType, A extends Access, B = undefined>
  extends Rule<A> {
  /**
   * The account of the object the call is about; undefined when there is no such object. Without it the call
   * is about `input.accountId`. When the input names an account too, an object of another one is missing.
   */
  account?: (input: z.output<I>, sql: Sql) => Promise<string | undefined>;
  /** How often one address may call it; counted before anything else is read. */
  limit?: Limit;
  /** How often one user may call it; counted once the caller is known. */
  callerLimit?: Limit;
  /** Whether the call happens once for all calls with the same idempotency key. */
  keyed?: boolean;
  /** Whether a read may go through all members of the account: few of them run at a time. */
  broad?: (input: z.output<I>) => boolean;
  /** Marks a mutation: the call is one transaction and leaves one audit entry for every outcome. */
  audit?: Audited<z.output<I>>;
  /**
   * Slow work that must not hold the transaction open, such as checking a password. It runs before the transaction
   * begins, and `handle` gets its result.
   */
  before?: (call: Call<z.output<I>, A>) => Promise<B>;
  handle: (call: Call<z.output<I>, A>, before: B) => Answering<z.input<O>>;
}
