import { AppError } from '@campus/contracts/core/app-error';
import { type AccountLookup, worldNameOf } from '@campus/domain/accounts/accounts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { escapeLike } from '../../foundation/database/values.ts';

/** Whether another account than `exceptId` has this value in this field, ignoring case. */
export async function accountExists(
  sql: Queryable,
  { field, value }: { field: AccountLookup; value: string },
  exceptId = '',
): Promise<boolean> {
  const found = await sql.one(
    `select from "Account" where "${field}" ilike $1 and "objectId" <> $2 limit 1`,
    [escapeLike(value), exceptId],
  );
  return found !== undefined;
}

/**
 * Throws if another account has this organization name. Nobody else can claim a name until the transaction
 * ends, so one of two simultaneous claims is refused.
 */
export async function claimOrganizationName(sql: Queryable, name: string, exceptId = ''): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('organization names', 0))`);
  if (await accountExists(sql, { field: 'organizationName', value: name }, exceptId))
    throw new AppError('conflict', 'accounts.organizationName.taken');
}

/**
 * Returns a world name for a new organization that no other world has. Claim the organization's name first.
 */
export async function freeWorldName(sql: Queryable, organizationName: string): Promise<string> {
  const wanted = worldNameOf(organizationName);
  const alike = await sql.query<{ name: string }>('select name from "ServerConfig" where name like $1', [
    `${escapeLike(wanted)}%`,
  ]);
  const taken = new Set(alike.map(({ name }) => name));
  let candidate = wanted;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${wanted}-${number}`;
  return candidate;
}
