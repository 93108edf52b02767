import { accountId } from '@campus/contracts/core/fields';
import type { Access } from '@campus/domain/access/access';
import type * as z from 'zod';
import type { Sql } from '../foundation/database/sql.ts';
import type { Definition } from './call.ts';

/** The subject of a call. */
export interface Subject {
  accountId?: string | undefined;
  /** Whether the account was found through the object, not named by the caller. */
  found?: boolean;
  /** The object is not there, or not in the account that was named. */
  missing?: boolean;
}

/** The account that a caller names, even if the rest of the input is invalid. */
export function namedAccount(params: Record<string, unknown>): string | undefined {
  return accountId.safeParse(params.accountId).data;
}

/** Finds the account a call is about: the one its input names, otherwise the one its object belongs to. */
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
