/** Texts of accounts and of entering them. */
export const accountsMessages = {
  'accounts.suspended': (p: { world: string }) => `You are suspended from ${p.world}.`,
  'accounts.suspended.client': 'You cannot log in through the client while you are suspended.',
  'accounts.none': 'Your account has not yet been signed into your campus for this region (NA, EU, or AUS).',
  'accounts.none.invitation': 'Sign in once through the link in your invitation email.',
  'accounts.none.region': 'Check that this is the console of the region your campus is in.',
  'accounts.none.support': 'If neither helps, write to support, with the email address you signed in with:',
  'accounts.noMatch': 'No accounts match your search.',
  'accounts.missingUser': 'Missing user.',
  'accounts.missingAccountId': 'Cannot update user because Account ID is missing.',
} as const;
