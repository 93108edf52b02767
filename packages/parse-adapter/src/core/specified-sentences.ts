/**
 * Wordings by which the specification recognizes a platform's sentences. Our platform sends keys instead.
 * Only this file compares sentences; all other code compares keys.
 */
const specified = {
  // AUTH-021
  'auth.verificationEmail': /verification email/,
  // INV-026
  'invitations.alreadyMember': /already a member/i,
  // INV-093
  'invitations.refresh': /refresh to try again/,
  // ACCT-043
  'memberProfile.objectNotFound': /^Object not found\.$/,
  // SSO-051, SSO-052, SSO-053
  'sso.emailNotRegistered': /^Email not registered in database\.$/,
  // AUTH-089
  'sso.notLinked': /^A user linked with provided third party account could not be found\.$/,
  // VER-024
  'verification.alreadyVerified': /^Email is already verified\.$/,
} as const;

/** The key of a sentence that the specification recognizes; undefined for others. */
export function specifiedKey(sentence: string): keyof typeof specified | undefined {
  for (const [key, words] of Object.entries(specified))
    if (words.test(sentence)) return key as keyof typeof specified;
  return undefined;
}
