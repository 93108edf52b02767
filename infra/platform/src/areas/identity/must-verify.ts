import { verificationRequired } from '../../call/verification-required.ts';

/**
 * An SQL condition: a user (`u` in the statement) must verify the email before signing in. A member of at
 * least one account that needs no verified email may sign in, to enter that account. `role` is the parameter
 * with the name of the superadmin role.
 */
export function mustVerify(role: `$${number}`): string {
  return `(
    not coalesce(u.email_verified, false)
    and coalesce((
      select bool_and(${verificationRequired})
      from "Membership" m join "Account" a on a."objectId" = m.account where m."user" = u."objectId"
    ), false)
    and not exists (
      select from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
      where held."relatedId" = u."objectId" and r.name = ${role}
    ))`;
}
