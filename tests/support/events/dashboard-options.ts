import { sql, type TestAccount } from '../world/world.ts';

/** Sets an option of the account's dashboard; returns the account's id. */
export async function thatAllows(
  { accountId }: Pick<TestAccount, 'accountId'>,
  option: 'isExportAllowed' | 'isWebdemoAllowed' | 'isPrivateSpacesAllowed',
): Promise<string> {
  await sql.query(
    `update "Account" set "dashboardOptions" = coalesce("dashboardOptions", '{}') || $2 where "objectId" = $1`,
    [accountId, JSON.stringify({ [option]: true })],
  );
  return accountId;
}
