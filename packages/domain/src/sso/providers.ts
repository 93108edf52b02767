/** The kinds of sso providers. The passport is the corporate, Okta-kind one. */
export const providerKinds = ['google', 'microsoft', 'oidc', 'passport'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** The displayed name of a provider. `configName` is the name of its SSO config, if it has one. */
export function providerName(kind: ProviderKind, configName: string): string {
  return kind === 'oidc' ? configName || 'SSO' : fixedNames[kind];
}

const fixedNames = { google: 'Google', microsoft: 'Microsoft', passport: 'Passport' } as const;

/** The return path of each kind. */
export const returnPaths: Readonly<Record<ProviderKind, string>> = {
  google: '/google',
  microsoft: '/microsoft',
  oidc: '/oidc',
  passport: '/okta',
};

/** What the link-accounts form calls the kinds it links. */
export const linkTypes = ['Microsoft', 'Google', 'OIDC'] as const;
export type LinkType = (typeof linkTypes)[number];

const kindOfLinkType: Readonly<Record<LinkType, ProviderKind>> = {
  Microsoft: 'microsoft',
  Google: 'google',
  OIDC: 'oidc',
};

/** Whether a provider is linked under this link type. */
export function isLinkTypeOf(linkType: LinkType, kind: ProviderKind): boolean {
  return kindOfLinkType[linkType] === kind;
}

/** The link type of a kind of provider; undefined for the passport, which cannot be linked. */
export function linkTypeOf(kind: ProviderKind): LinkType | undefined {
  return linkTypes.find((linkType) => isLinkTypeOf(linkType, kind));
}

/** What the page of the passport does next. */
export function passportStep(visitor: {
  authenticated: boolean;
  signedIn: boolean;
  linked: boolean;
}): 'redirect' | 'link' | 'logIn' {
  if (!visitor.authenticated) return 'redirect';
  return visitor.signedIn && !visitor.linked ? 'link' : 'logIn';
}

/** Whether an email address belongs to one of these domains, which may begin with '@'. Subdomains do not count. */
export function isAddressOf(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain !== '' && plain(domains).includes(domain);
}

function plain(domains: readonly string[]): string[] {
  return domains.map((domain) => domain.trim().replace(/^@/, '').toLowerCase());
}

/** Why an account that whitelists these domains refuses a Google account; undefined if it does not. */
export function refuseGoogleAccount(
  google: Parameters<typeof isOfDomains>[0],
  domains: readonly string[],
): 'sso.google.noDomains' | 'sso.google.emailUnverified' | 'sso.google.domain' | undefined {
  if (domains.length === 0) return 'sso.google.noDomains';
  if (isOfDomains(google, domains)) return undefined;
  const wouldDo = isOfDomains({ ...google, emailVerified: true }, domains);
  return wouldDo ? 'sso.google.emailUnverified' : 'sso.google.domain';
}

/**
 * Whether a Google account belongs to one of the whitelisted domains: by its address, which Google must have verified,
 * and by its organization if Google names one.
 */
export function isOfDomains(
  google: { email: string; emailVerified: boolean; hostedDomain: string },
  domains: readonly string[],
): boolean {
  const organization = google.hostedDomain.toLowerCase();
  return (
    google.emailVerified &&
    isAddressOf(google.email, domains) &&
    (organization === '' || plain(domains).includes(organization))
  );
}

/** Whether a Microsoft-kind account is a guest in its tenant, owned by another one. */
export function isGuestAccount(claims: {
  acct?: unknown;
  preferred_username?: unknown;
  upn?: unknown;
}): boolean {
  if (claims.acct === 1 || claims.acct === '1') return true;
  return [claims.preferred_username, claims.upn].some(
    (name) => typeof name === 'string' && name.includes('#EXT#'),
  );
}
