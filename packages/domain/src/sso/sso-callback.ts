import type { ProviderKind } from './providers.ts';

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

/** What is said of the error with which a provider leads the browser back. */
export function providerRefusal(
  kind: ProviderKind,
  { error, description }: { error: string; description: string },
): 'sso.invalidClient' | 'sso.guest' | 'sso.denied' {
  if (error === 'invalid_client') return 'sso.invalidClient';
  const tellsOfGuest = kind === 'microsoft' && /guest/i.test(`${error} ${description}`);
  return tellsOfGuest ? 'sso.guest' : 'sso.denied';
}

/** How a failed sign-in is shown: exactly one of these. */
export type CallbackView =
  | { view: 'signUp' }
  | { view: 'link' }
  | { view: 'warning'; notice: CallbackNotice };

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

/** Failures of ours, which say nothing that helps. */
const unexpected = [
  'internal.error',
  'unexpected.error',
  'server.failed',
] as const satisfies readonly string[];

/** What a callback page shows after a failure, by the failure's key and its message. */
export function callbackView(failure: {
  key: string;
  message: string;
  /** Whether the account that a new user would join is known. */
  accountKnown: boolean;
}): CallbackView {
  if (failure.key === 'sso.notLinked') return { view: 'link' };
  if (failure.key === 'sso.emailNotRegistered')
    return failure.accountKnown ? { view: 'signUp' } : warning('sso.notRegistered');
  if (invalidRequests.some((key) => key === failure.key)) return warning('sso.invalidRequest');
  if (unexpected.some((key) => key === failure.key)) return warning('sso.oops');
  return warning(failure.message === '' ? 'sso.somethingWrong' : 'message');
}

function warning(notice: CallbackNotice): CallbackView {
  return { view: 'warning', notice };
}
