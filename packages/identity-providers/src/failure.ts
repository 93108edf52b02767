import { AppError } from '@campus/contracts/core/app-error';
import type { SsoFailureCause } from '@campus/domain/sso/sso-failures';
import { ProviderFault } from './provider-fault.ts';

/** A failed sign-in, with details for administrators. */
export interface Failure {
  cause: SsoFailureCause;
  /** The OAuth 2.0 error code, or the library's; empty if there is none. */
  code: string;
}

const byKey: Readonly<Record<string, SsoFailureCause>> = {
  'sso.unreachable': 'unreachable',
  'sso.rejected': 'token',
  'sso.google.tokenInvalid': 'token',
  'sso.google.unverified': 'token',
  'sso.oidc.nonce': 'token',
  'sso.oidc.tokensMissing': 'token',
  'sso.oidc.subjectMissing': 'token',
  'sso.invalidClient': 'client',
  'sso.denied': 'denied',
  'sso.guest': 'guest',
  'sso.google.domain': 'domain',
  'sso.google.noDomains': 'domain',
  'sso.google.emailUnverified': 'unverified',
};

const byCode: Readonly<Record<string, SsoFailureCause>> = {
  invalid_client: 'client',
  unauthorized_client: 'client',
  invalid_grant: 'code',
  redirect_uri_mismatch: 'code',
  OAUTH_WWW_AUTHENTICATE_CHALLENGE: 'client',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'audience',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  ERR_JWT_EXPIRED: 'clock',
  ERR_JWKS_NO_MATCHING_KEY: 'signature',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'signature',
};

const byClaim: Readonly<Record<string, SsoFailureCause>> = {
  iss: 'issuer',
  aud: 'audience',
  iat: 'clock',
  nbf: 'clock',
};

/**
 * Why a sign-in through a provider failed. Returns undefined if neither the provider nor the settings caused
 * it: the person canceled, the identity is unknown, or our code failed. Only the provider's codes are used,
 * never its sentences.
 */
export function failureOf(error: unknown): Failure | undefined {
  const cause = error instanceof AppError ? byKey[error.key] : undefined;
  if (!(error instanceof AppError) || !cause) return undefined;
  const chain = causesOf(error);
  const code = chain.map(codeOf).find((one) => one !== '') ?? codeIn(error.params.error);
  return { cause: cause === 'token' ? (causeIn(chain) ?? byCode[code] ?? cause) : cause, code };
}

/** The causes of an error, nearest first. Limited, because errors can be each other's cause. */
function causesOf({ cause }: Error, most = 5): Error[] {
  return most > 0 && cause instanceof Error ? [cause, ...causesOf(cause, most - 1)] : [];
}

function causeIn(chain: readonly Error[]): SsoFailureCause | undefined {
  const fault = chain.find((one) => one instanceof ProviderFault);
  return fault?.about ?? byClaim[chain.map(claimOf).find((claim) => claim !== '') ?? ''];
}

function codeOf(error: Error): string {
  return codeIn(ownText(error, 'error')) || codeIn(ownText(error, 'code'));
}

function claimOf(error: Error): string {
  return codeIn(ownText(error, 'claim'));
}

function ownText(error: Error, name: string): unknown {
  return Object.getOwnPropertyDescriptor(error, name)?.value;
}

function codeIn(value: unknown): string {
  return typeof value === 'string' && /^\w{1,40}$/.test(value) ? value : '';
}
