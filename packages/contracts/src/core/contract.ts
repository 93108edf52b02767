import type { Access } from '@campus/domain/access/access';
import type { ApiArea } from '@campus/domain/credentials/api-scopes';
import type * as z from 'zod';
import { assertSound } from './contract-checks.ts';
import type { RefusalKey } from './keys.ts';

/** How often one caller may call an operation. A caller is a session, or an address for public operations. */
export interface Limit {
  calls: number;
  seconds: number;
  /**
   * The limit for a device that a person has signed in with, which then has its own count. Without this, the
   * device counts toward its address.
   */
  ofKnownDevice?: number;
}

/** The path of an operation in the REST API, below /api/v1. Path parameters are written {name}. */
export interface Rest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/${string}`;
}

/** A file sent with a call as the input field `file`. The other fields are sent beside it as text. */
export interface Upload {
  /** The largest accepted file, in bytes. */
  maxBytes: number;
  /** The error for larger files. */
  tooLarge: RefusalKey;
  /** Streamed piece by piece (`streamedFile`) instead of buffered. The other fields must come before it. */
  streamed?: boolean;
}

type Audit = string | readonly string[] | { either: readonly string[] };

/** Everything about an operation except its implementation. */
export interface Contract<
  Kind extends 'query' | 'mutation' = 'query' | 'mutation',
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
  Rule extends Access = Access,
> {
  kind: Kind;
  access: Rule;
  input: Input;
  output: Output;
  /** One sentence for the API reference: what the operation does for its caller. */
  summary: string;
  /** Missing only if the operation makes no sense for scripts, such as setting a cookie. */
  rest?: Rest;
  /**
   * The platform operation whose audit entry records this mutation. Can also be several in order, or one of
   * several. None if nothing changes on the platform.
   */
  audit?: Audit;
  limit?: Limit;
  /**
   * The answer can be megabytes. It is written and compressed once for all who get it, and a person gets one at a
   * time, in a request of its own (docs/decisions/074).
   */
  large?: true;
  /**
   * The API area whose scopes open the operation to API credentials (docs/decisions/049). Without it, API
   * credentials are refused.
   */
  scope?: ApiArea;
  /** A mutation that runs once for all calls with the same Idempotency-Key (docs/decisions/042). */
  keyed?: true;
  /** Accepts a file (`uploadedFile`) as multipart/form-data at its REST path. */
  upload?: Upload;
  /** Returns a file (`downloadedFile`) at its REST path. */
  download?: true;
}

/** A contract before its checks. A mutation must name its audited operations. */
type Draft<
  K extends 'query' | 'mutation',
  I extends z.ZodObject,
  O extends z.ZodObject,
  A extends Access,
> = Contract<K, I, O, A> & (K extends 'mutation' ? { audit: Audit } : { audit?: never });

/**
 * Declares an operation. An account-scoped operation takes its account from the input, never from the session
 * (docs/decisions/003). A contract without one throws when it is loaded. Unknown input fields are refused.
 */
export function contract<
  K extends 'query' | 'mutation',
  I extends z.ZodObject,
  O extends z.ZodObject,
  const A extends Access,
>(draft: Draft<K, I, O, A>): Contract<K, I, O, A> {
  assertSound(draft);
  // Fields and types stay the same, but a misspelled name is refused instead of dropped.
  return { ...draft, input: draft.input.strict() as unknown as I };
}
