import { describeError } from '../../lib/describe-error.ts';

/**
 * Whether the form of a provider sign-in cannot be resubmitted after this failure. The stored identity is
 * gone or unusable, or something else must be done first.
 */
export function isFinalFailure(error: unknown): boolean {
  const { key = '' } = describeError(error);
  return key.startsWith('sso.') || key === 'auth.verificationEmail';
}
