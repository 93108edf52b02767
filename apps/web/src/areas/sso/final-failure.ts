import { describeError } from '../../lib/describe-error.ts';

/**
 * Whether a form of a sign-in through a provider cannot be sent again after this failure: the identity that
 * waited for it is gone or not to be used, or there is something to be done elsewhere first.
 */
export function isFinalFailure(error: unknown): boolean {
  const { key = '' } = describeError(error);
  return key.startsWith('sso.') || key === 'auth.verificationEmail';
}
