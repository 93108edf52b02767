/** Texts of the mails about sso. */
export const ssoMailMessages = {
  'sso.mail.subject': (p: { brand: string }) => `The ways to log in to your ${p.brand} user have changed`,
  'sso.mail.title': 'Your ways to log in have changed',
  'sso.mail.linked': (p: { brand: string; provider: string }) =>
    `An account of ${p.provider} was linked to your ${p.brand} user. It can be used to log in as you.`,
  'sso.mail.unlinked': (p: { brand: string; provider: string }) =>
    `The account of ${p.provider} is no longer linked to your ${p.brand} user.`,
  'sso.mail.dropped': (p: { brand: string; provider: string }) =>
    `Your password was reset. For your safety, the accounts of other providers that were linked to your ${p.brand} user within the last 7 days were unlinked. You can link them again in your profile.`,
  'sso.mail.notYou': (p: { support: string }) =>
    `Wasn't you? Reset your password, and write to ${p.support}.`,
} as const;
