/** The SSO configs of the demo, by fixed ids: secrets are named after them. */
export const singleSignOns = {
  university: 'SsoUniversity',
  alps: 'SsoAlps',
  passport: 'SsoPassport',
} as const;

/** The domains whose email addresses the local identity provider may vouch for. */
export const demoDomains: readonly string[] = ['campus.test'];
