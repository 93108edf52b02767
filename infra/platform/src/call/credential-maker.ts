import { superadminRole } from '@campus/domain/access/role-names';

/**
 * Returns an SQL column: the `CredentialMaker` with this user id in an account, as the present memberships say;
 * null for an unknown maker.
 */
export function makerIn(account: string, userId: string): string {
  return `case when ${userId} is not null then json_build_object('level', case
    when exists (
      select from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
      where held."relatedId" = ${userId} and r.name = '${superadminRole}') then 'superadmin'
    else (select m.permission from "Membership" m where m.account = ${account} and m."user" = ${userId}) end) end`;
}
