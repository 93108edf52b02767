import { verificationRequired } from '../../call/verification-required.ts';

/**
 * Whether a user (`u` in the statement) has to verify the email before signing in: somebody who belongs to at
 * least one account that needs no verified email gets in, to enter that one. `role` is the parameter that has the
 * name of the superadmins' role.
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
