import { linkTypeOf, type ProviderKind } from './providers.ts';

/** Where a sign-in through a provider leads next. */
export const callbackExits = {
  signedIn: '/accounts',
  logout: '/logout',
  login: '/login',
  home: '/',
} as const;

/** Where the back link of a callback page leads. */
export function backPath(serverConfigName: string | undefined): string {
  return serverConfigName ? `/world/${encodeURIComponent(serverConfigName)}` : callbackExits.login;
}

export type CallbackState =
  | 'loading'
  | 'loginFailure'
  | 'googleFailure'
  | 'microsoftFailure'
  | 'oidcFailure'
  | 'linkFailure';

const failures: Readonly<Record<ProviderKind, CallbackState>> = {
  google: 'googleFailure',
  microsoft: 'microsoftFailure',
  oidc: 'oidcFailure',
  passport: 'loginFailure',
};

/** The state of a callback page after the sign-in, or the linking of accounts, failed. */
export function failureState(kind: ProviderKind, step: 'signIn' | 'link'): CallbackState {
  return step === 'link' ? 'linkFailure' : failures[kind];
}

/** The error with which a provider redirects the browser back. */
export function providerRefusal(
  kind: ProviderKind,
  { error, description }: { error: string; description: string },
): 'sso.invalidClient' | 'sso.guest' | 'sso.cancelled' | 'sso.denied' {
  if (error === 'invalid_client') return 'sso.invalidClient';
  const tellsOfGuest = kind === 'microsoft' && /guest/i.test(`${error} ${description}`);
  if (tellsOfGuest) return 'sso.guest';
  return error === 'access_denied' ? 'sso.cancelled' : 'sso.denied';
}

/**
 * The form of a callback page for an identity without a user: sign-up if the account to join is known, otherwise
 * linking to a user. Undefined if the refusal is shown as a warning.
 */
export function callbackForm(refusal: {
  key: string;
  kind: ProviderKind;
  /** Whether the account that a new user would join is known. */
  accountKnown: boolean;
}): 'signUp' | 'link' | undefined {
  if (refusal.key === 'sso.emailNotRegistered') return refusal.accountKnown ? 'signUp' : undefined;
  return refusal.key === 'sso.notLinked' && linkTypeOf(refusal.kind) ? 'link' : undefined;
}

/** A sentence of the catalogue, or `message`: the failure's own. */
export type CallbackNotice =
  | 'sso.notRegistered'
  | 'sso.invalidRequest'
  | 'sso.oops'
  | 'sso.somethingWrong'
  | 'message';

const invalidRequests = [
  'sso.google.state',
  'sso.google.codeMissing',
  'sso.google.tokenInvalid',
] as const satisfies readonly string[];

/** Our own failures, whose messages do not help people. */
const unexpected = [
  'internal.error',
  'unexpected.error',
  'server.failed',
] as const satisfies readonly string[];

/** The warning that a callback page shows after a failure, by the failure's key and its message. */
export function callbackNotice(failure: { key: string; message: string }): CallbackNotice {
  if (failure.key === 'sso.emailNotRegistered') return 'sso.notRegistered';
  if (invalidRequests.some((key) => key === failure.key)) return 'sso.invalidRequest';
  if (unexpected.some((key) => key === failure.key)) return 'sso.oops';
  return failure.message === '' ? 'sso.somethingWrong' : 'message';
}
