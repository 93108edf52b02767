/**
 * An SQL condition: an account (`a` in the statement) accepts only people with a verified email. An account
 * that restricts sign-up to domains always does, because anybody can enter an address of such a domain.
 */
export const verificationRequired =
  '(coalesce(a."verificationRequired", false) or coalesce(a."enableRestrictedRegistration", false))';
