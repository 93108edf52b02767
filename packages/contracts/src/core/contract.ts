import type { Access } from '@campus/domain/access/access';
import type { ApiArea } from '@campus/domain/credentials/api-scopes';
import type * as z from 'zod';
import { assertSound } from './contract-checks.ts';
import type { RefusalKey } from './keys.ts';

/** How often one caller may call an operation: one session, or for public operations one address. */
export interface Limit {
  calls: number;
  seconds: number;
  /**
   * The calls of a device that a person has signed in with; it is then counted by itself. Without it, the
   * device counts as part of its address.
   */
  ofKnownDevice?: number;
}

/** The path of an operation in the REST API, below /api/v1. Path parameters are written {name}. */
export interface Rest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/${string}`;
}

/** A file that comes with a call, as `file` of its input. The other fields travel beside it as texts. */
export interface Upload {
  /** The largest file that is taken. */
  maxBytes: number;
  /** The error for a larger file. */
  tooLarge: RefusalKey;
  /**
   * Passed on piece by piece (`streamedFile`) instead of as a whole. The other fields must come before it.
   */
  streamed?: boolean;
}

type Audit = string | readonly string[] | { either: readonly string[] };

/** Everything there is to know of an operation, apart from how it is done. */
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
  /** One sentence for the API reference: what it does, in the reader's words. */
  summary: string;
  /** Missing only where an operation makes no sense to scripts, such as setting a cookie. */
  rest?: Rest;
  /**
   * The platform operation whose audit entry records this mutation, or several in their order, or one of several;
   * none where nothing on the platform changes.
   */
  audit?: Audit;
  limit?: Limit;
  /** The area whose scopes open it to API credentials (docs/decisions/049); without it, they cannot call it. */
  scope?: ApiArea;
  /** A mutation that happens once for all calls with the same Idempotency-Key (docs/decisions/042). */
  keyed?: true;
  /** Takes a file (`uploadedFile`), sent as multipart/form-data to its REST path. */
  upload?: Upload;
  /** Answers a file (`downloadedFile`) at its REST path. */
  download?: true;
}

/** A contract before it is checked: a mutation must say under which operations it is audited. */
type Draft<
  K extends 'query' | 'mutation',
  I extends z.ZodObject,
  O extends z.ZodObject,
  A extends Access,
> = Contract<K, I, O, A> & (K extends 'mutation' ? { audit: Audit } : { audit?: never });

/**
 * Declares an operation. An account-scoped operation names its account in the input, never in the session
 * (docs/decisions/003); a contract that does not throws when it is loaded. The input refuses fields it does not name.
 */
export function contract<
  K extends 'query' | 'mutation',
  I extends z.ZodObject,
  O extends z.ZodObject,
  const A extends Access,
>(draft: Draft<K, I, O, A>): Contract<K, I, O, A> {
  assertSound(draft);
  // The same fields and types: a name that is misspelled is refused instead of dropped.
  return { ...draft, input: draft.input.strict() as unknown as I };
}
