import { type Access, isAccountScoped } from '@campus/domain/access';
import type * as z from 'zod';

/** How often one caller may call an operation: one session, or for public operations one address. */
export interface Limit {
  calls: number;
  seconds: number;
}

/** Where an operation stands in the REST API, below /api/v1. Path parameters are written {name}. */
export interface Rest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/${string}`;
}

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
   * The platform operation whose audit entry records this mutation, or several in their order; none where
   * nothing on the platform changes.
   */
  audit?: string | readonly string[];
  limit?: Limit;
}

/** A contract before it is checked: a mutation must say under which operations it is audited. */
type Draft<
  K extends 'query' | 'mutation',
  I extends z.ZodObject,
  O extends z.ZodObject,
  A extends Access,
> = Contract<K, I, O, A> & (K extends 'mutation' ? { audit: string | readonly string[] } : { audit?: never });

/**
 * Declares an operation. Account-scoped operations name their account in the input, never in the session
 * (docs/decisions/003); a contract that does not fails as soon as it is loaded.
 */
export function contract<
  K extends 'query' | 'mutation',
  I extends z.ZodObject,
  O extends z.ZodObject,
  const A extends Access,
>(draft: Draft<K, I, O, A>): Contract<K, I, O, A> {
  if (isAccountScoped(draft.access) && !('accountId' in draft.input.shape))
    throw new Error(`The contract "${draft.summary}" is about an account and must take an accountId.`);
  return draft;
}
