import { accountId } from '@campus/contracts/core/fields';
import type { Access } from '@campus/domain/access/access';
import type * as z from 'zod';
import type { Sql } from '../foundation/database/sql.ts';
import type { Definition } from './call.ts';

/** The account that a call is about. */
export interface Subject {
  accountId?: string | undefined;
  /** Whether the account was found through the object, rather than named by the caller. */
  found?: boolean;
  /** Whether the object does not exist, or is in another account than the one named. */
  missing?: boolean;
}

/** Returns the account that the caller named, even if the rest of the input is invalid. */
export function namedAccount(params: Record<string, unknown>): string | undefined {
  return accountId.safeParse(params.accountId).data;
}

/** Finds the account of a call: the one named in the input, otherwise the one of the object. */
export async function findSubject<I extends z.ZodType, A extends Access>(
  definition: Pick<Definition<I, z.ZodType, A>, 'account'>,
  input: z.output<I>,
  sql: Sql,
): Promise<Subject> {
  const named = namedAccount(Object(input));
  if (!definition.account) return { accountId: named };
  const owner = await definition.account(input, sql);
  return named === undefined
    ? { accountId: owner, found: true }
    : { accountId: named, missing: owner !== named };
}
