import type { SecondFactor } from '@campus/contracts/second-factor/second-factor';
import type { FactorMethod } from '@campus/domain/second-factor/second-factor';
import type { Queryable } from '../../foundation/database/sql.ts';
import { secondFactorTable } from '../../foundation/schema/tables/second-factor.ts';

/** Returns the second factors of a user, oldest first. */
export async function listFactors(sql: Queryable, userId: string): Promise<SecondFactor[]> {
  const rows = await secondFactorTable.query(
    sql,
    ['id', 'kind', 'name', 'createdAt', 'lastUsedAt'],
    'where "user" = $1 order by "createdAt", id',
    [userId],
  );
  return rows.map(({ createdAt, lastUsedAt, ...factor }) => ({
    ...factor,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Returns how a user can prove a second factor; empty if the user has none. */
export async function factorMethods(sql: Queryable, userId: string): Promise<FactorMethod[]> {
  const rows = await sql.query<{ method: FactorMethod }>(
    `select kind as method from "SecondFactor" where "user" = $1 group by kind order by kind desc`,
    [userId],
  );
  const methods = rows.map(({ method }) => method);
  if (methods.length === 0) return [];
  return (await countRecoveryCodes(sql, userId)) > 0 ? [...methods, 'recoveryCode'] : methods;
}

/** An SQL condition: the user `u` has a second factor. Recovery codes alone do not count. */
export const withSecondFactor = `exists (select from "SecondFactor" f where f."user" = u."objectId")`;

/** Whether a user has a second factor. Recovery codes alone do not count. */
export async function hasSecondFactor(sql: Queryable, userId: string): Promise<boolean> {
  return (await sql.one('select from "SecondFactor" where "user" = $1 limit 1', [userId])) !== undefined;
}

/** Returns the number of unused recovery codes of a user. */
export async function countRecoveryCodes(sql: Queryable, userId: string): Promise<number> {
  const counted = await sql.one<{ left: number }>(
    'select count(*)::int as left from recovery_code where "user" = $1 and "usedAt" is null',
    [userId],
  );
  return counted?.left ?? 0;
}

/**
 * Removes all second factors and recovery codes of a user. Sessions lose the second factor that they were
 * started with. Returns the number of factors.
 */
export async function dropFactors(sql: Queryable, userId: string): Promise<number> {
  await sql.query(
    'update "_Session" set "secondFactorAt" = null, "secondFactorId" = null where "user" = $1 and "secondFactorAt" is not null',
    [userId],
  );
  await sql.query('delete from recovery_code where "user" = $1', [userId]);
  const dropped = await sql.query('delete from "SecondFactor" where "user" = $1 returning 1', [userId]);
  return dropped.length;
}

/**
 * Removes the second factors that a user has added since a time. If none is left, removes the recovery codes
 * too.
 */
export async function dropFactorsSince(sql: Queryable, userId: string, since: Date): Promise<void> {
  await sql.query('delete from "SecondFactor" where "user" = $1 and "createdAt" >= $2', [userId, since]);
  if (!(await hasSecondFactor(sql, userId))) await dropFactors(sql, userId);
}
