/** Texts of accounts and of entering them. */
export const accountsMessages = {
  'accounts.title': 'Accounts',
  'accounts.suspended': (p: { world: string }) => `You are suspended from ${p.world}.`,
  'accounts.suspended.client': 'You cannot log in through the client while you are suspended.',
  'accounts.moved.there': 'It is now at:',
  'accounts.created': (p: { name: string }) => `${p.name} has been successfully created.`,
  'accounts.updated': (p: { name: string }) => `${p.name} has now been updated.`,
  'accounts.fetchFailed': 'Failed to fetch created account.',
  'accounts.updateForbidden': 'Insufficient permission to update status.',
  'accounts.organizationName.missing': 'Organization Name is needed to create the account',
  'accounts.organizationName.required': 'Organization Name is required.',
  'accounts.organizationName.taken': 'Another account has this organization name already.',
  'accounts.lookup.unknown': 'Accounts can be looked up by organizationName or customerId only.',
  'accounts.secondFactor.setUpFirst': 'Set up two-step verification for yourself first.',
  'accounts.missingUser': 'Missing user.',
  'accounts.missingAccountId': 'Cannot update user because Account ID is missing.',
  'accounts.bypass.subject': (p: { account: string }) => `${p.account} was entered without single sign-on`,
  'accounts.bypass.body': (p: { account: string; owner: string }) =>
    `${p.account} allows single sign-on only. Its owner ${p.owner} has just entered it with a password and a second factor instead. This is meant for a day on which the provider is broken.`,
  'accounts.bypass.address': (p: { address: string }) => `Network address: ${p.address}`,
  'accounts.bypass.notExpected': (p: { support: string }) =>
    `You get this mail as an owner. If you did not expect it, ask that person, end their membership, and write to ${p.support}.`,
} as const;
