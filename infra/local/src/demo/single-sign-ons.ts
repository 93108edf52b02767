/** The SSO configs of the demo, by fixed ids: secrets are named after them. */
export const singleSignOns = {
  university: 'SsoUniversity',
  alps: 'SsoAlps',
  passport: 'SsoPassport',
} as const;
