import { AppError } from '@campus/contracts/core/app-error';
import type { MessageKey } from '@campus/contracts/core/keys';
import { googleTokenRefusal } from '@campus/domain/sso/sso-checks';
import { errors } from 'jose';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import type { Provider } from './provider.ts';

/** The refusal for an untrusted answer from the provider, or from someone in its name. */
export function rejected({ kind }: Pick<Provider, 'kind'>): AppError {
  return new AppError('invalid', kind === 'google' ? 'sso.google.tokenInvalid' : 'sso.rejected');
}

/** The refusal for a provider's tokens. Google has its own sentences. */
export function refusedToken(
  { kind }: Pick<Provider, 'kind'>,
  key: Extract<MessageKey, 'sso.oidc.nonce' | 'sso.oidc.subjectMissing' | 'sso.oidc.tokensMissing'>,
): AppError {
  return new AppError('invalid', kind === 'google' ? googleTokenRefusal(key) : key);
}

/** Translates a failure from the provider libraries for people. Other failures are unchanged. */
export function refusalOf(provider: Pick<Provider, 'kind'>, error: unknown): unknown {
  if (isOutOfReach(error)) return new AppError('unavailable', 'sso.unreachable').because(error);
  if (lacksSubject(error)) return refusedToken(provider, 'sso.oidc.subjectMissing').because(error);
  return isRefusal(error) ? rejected(provider).because(error) : error;
}

const timeouts = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', errors.JWKSTimeout.code];

function isOutOfReach(error: unknown): boolean {
  // fetch throws this without a connection.
  if (error instanceof TypeError) return true;
  // The key request did not return keys.
  if (error instanceof errors.JOSEError && error.code === errors.JOSEError.code) return true;
  if (error instanceof Error && 'code' in error && timeouts.some((code) => code === error.code)) return true;
  const answer = error instanceof ClientError ? error.cause : undefined;
  return answer instanceof Response && ![400, 401, 403].includes(answer.status);
}

function isRefusal(error: unknown): boolean {
  return [
    ClientError,
    ResponseBodyError,
    AuthorizationResponseError,
    WWWAuthenticateChallengeError,
    errors.JOSEError,
  ].some((kind) => error instanceof kind);
}

// openid-client reads the id token of an exchange before we do.
function lacksSubject(error: unknown): boolean {
  const failure = error instanceof ClientError ? error.cause : undefined;
  const about = failure instanceof Error ? failure.cause : undefined;
  if (typeof about !== 'object' || about === null || !('claims' in about)) return false;
  const { claims } = about;
  return typeof claims === 'object' && claims !== null && !('sub' in claims);
}
