import { AppError } from './app-error.ts';
import type { Reason } from './messages.ts';
import { readReason, reasonOfText } from './reasons.ts';

/**
 * The words by which the specification recognizes some sentences of a platform that sends no keys (AUTH-021,
 * INV-026, INV-093). This is the only place that compares sentences; everything else compares keys.
 */
const words = {
  'auth.verificationEmail': /verification email/,
  'invitations.alreadyMember': /already a member/i,
  'invitations.refresh': /refresh to try again/,
} as const;

/** Rethrows a refusal. One that is known by its sentence only gets the key, where its words are those of the key. */
export function recognize(key: 'auth.verificationEmail' | 'invitations.refresh') {
  return (error: unknown): never => {
    const isForeign = error instanceof AppError && error.key === 'platform.reason';
    if (isForeign && words[key].test(error.message)) throw new AppError(error.kind, key).because(error.cause);
    throw error;
  };
}

/** The reason in the message of an invitation; null if it has none. */
export function invitationReason(
  { message, reason }: { message: string; reason: unknown },
  email: string,
): Reason | null {
  const sent = readReason(reason);
  if (sent || message === '') return sent ?? null;
  if (words['invitations.alreadyMember'].test(message))
    return { key: 'invitations.alreadyMember', params: { email } };
  return reasonOfText(message);
}
