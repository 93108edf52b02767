/**
 * Whether an account (`a` in the statement) lets only those in who have proved their email. Where registration
 * is restricted to domains it must be so: anybody can write an address of such a domain.
 */
export const verificationRequired =
  '(coalesce(a."verificationRequired", false) or coalesce(a."enableRestrictedRegistration", false))';
