export type OidcRefusal =
  | 'sso.oidc.configIdMissing'
  | 'sso.oidc.configMissing'
  | 'sso.oidc.state'
  | 'sso.oidc.nonce'
  | 'sso.oidc.tokensMissing'
  | 'sso.oidc.codeMissing'
  | 'sso.oidc.subjectMissing';

/** The fields of an SSO config that decide how a provider's answer is checked. */
export interface OidcChecks {
  /** The name of the field in which the provider returns the state; without it the state is not checked. */
  stateField: string;
  /** `idToken` gets tokens from the redirect itself, `code` exchanges a code for them. */
  flow: 'code' | 'idToken';
}

/** What a provider's redirect contains, and the state that was saved before it; empty where there is none. */
interface OidcRedirect {
  returnedState: string;
  savedState: string;
  code: string;
  idToken: string;
}

/** The first reason to stop a provider's redirect, or undefined. */
export function refuseOidcRedirect(
  { stateField, flow }: OidcChecks,
  redirect: OidcRedirect,
): OidcRefusal | undefined {
  const stateMatches = redirect.savedState !== '' && redirect.returnedState === redirect.savedState;
  if (stateField !== '' && !stateMatches) return 'sso.oidc.state';
  if (flow === 'idToken') return redirect.idToken === '' ? 'sso.oidc.tokensMissing' : undefined;
  return redirect.code === '' ? 'sso.oidc.codeMissing' : undefined;
}

/** The first reason to stop Microsoft's redirect, or undefined. */
export function refuseMicrosoftRedirect(
  checks: OidcChecks,
  redirect: OidcRedirect,
): OidcRefusal | 'sso.codeMissing' | undefined {
  const refusal = refuseOidcRedirect(checks, redirect);
  return refusal === 'sso.oidc.codeMissing' ? 'sso.codeMissing' : refusal;
}

/** The first reason not to believe the tokens of a provider, or undefined. */
export function refuseOidcTokens(tokens: {
  returnedNonce: string;
  savedNonce: string;
  subject: string;
}): OidcRefusal | undefined {
  if (tokens.savedNonce === '' || tokens.returnedNonce !== tokens.savedNonce) return 'sso.oidc.nonce';
  return tokens.subject === '' ? 'sso.oidc.subjectMissing' : undefined;
}

/** The first reason to stop at /oidc, or undefined. */
export function refuseOidcConfig(config: { id: string; found: boolean }): OidcRefusal | undefined {
  if (config.id === '') return 'sso.oidc.configIdMissing';
  return config.found ? undefined : 'sso.oidc.configMissing';
}

export type GoogleRefusal = 'sso.google.state' | 'sso.google.codeMissing';

/** The first reason to stop Google's redirect, or undefined. */
export function refuseGoogleRedirect(redirect: {
  returnedState: string;
  savedState: string;
  code: string;
}): GoogleRefusal | undefined {
  if (redirect.savedState === '' || redirect.returnedState !== redirect.savedState) return 'sso.google.state';
  return redirect.code === '' ? 'sso.google.codeMissing' : undefined;
}

/** The message of a sign-in with Google for a reason that also applies to other providers' tokens. */
export function googleTokenRefusal(
  refusal: OidcRefusal,
): 'sso.google.unverified' | 'sso.google.tokenInvalid' {
  return refusal === 'sso.oidc.subjectMissing' ? 'sso.google.unverified' : 'sso.google.tokenInvalid';
}
