/** Texts of accounts and of entering them. */
export const accountsMessages = {
  'accounts.suspended': (p: { world: string }) => `You are suspended from ${p.world}.`,
  'accounts.none': 'Your account has not yet been signed into your campus for this region (NA, EU, or AUS).',
  'accounts.noMatch': 'No accounts match your search.',
  'accounts.missingUser': 'Missing user.',
  'accounts.missingAccountId': 'Cannot update user because Account ID is missing.',
  'accounts.updated': (p: { name: string }) => `${p.name} has now been updated.`,
} as const;
