/** Why a single sign-on failed, as far as an administrator of the account or the provider can remove the cause. */
export const ssoFailureCauses = [
  'unreachable',
  'issuer',
  'unsafe',
  'client',
  'code',
  'signature',
  'audience',
  'clock',
  'token',
  'denied',
  'guest',
  'domain',
  'unverified',
] as const;
export type SsoFailureCause = (typeof ssoFailureCauses)[number];

/** How many failures of each provider are kept. */
export const keptSsoFailures = 20;

/** How long a failure is kept: it names a person. */
export const ssoFailureDays = 30;
