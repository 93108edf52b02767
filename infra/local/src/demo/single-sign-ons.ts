/** The demo's SSO configs by fixed ids, because secrets are stored under these ids. */
export const singleSignOns = {
  university: 'SsoUniversity',
  alps: 'SsoAlps',
  passport: 'SsoPassport',
} as const;

/** The domains whose email addresses the local identity provider may vouch for. */
export const demoDomains: readonly string[] = ['campus.test'];
