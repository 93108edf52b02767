import { AppError } from '@campus/contracts/app-error';
import type { Queryable } from '../database/sql.ts';

/** Throws unless the account allows its members to be exported. */
export async function refuseExport(sql: Queryable, accountId: string): Promise<void> {
  const account = await sql.one<{ isAllowed: boolean }>(
    `select "dashboardOptions"->'isExportAllowed' is not distinct from 'true' as "isAllowed"
     from "Account" where "objectId" = $1`,
    [accountId],
  );
  if (!account?.isAllowed) throw new AppError('forbidden', 'members.exportNotAllowed');
}
