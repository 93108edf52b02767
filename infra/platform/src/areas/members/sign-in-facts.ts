/**
 * SQL: where else a member `m` signs in, as the columns `superadmin` and `otherAccounts`. `role` is the parameter with
 * the name of the superadmins' role.
 */
export const signInFacts = (role: string) => `
  exists (
    select from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
    where held."relatedId" = m."user" and r.name = ${role}) as superadmin,
  exists (
    select from "Membership" other
    where other."user" = m."user" and other.account <> m.account) as "otherAccounts"`;
