import { AppError, type ErrorKind } from '@campus/contracts/core/app-error';
import { kindOfParseCode, parseCode } from '@campus/contracts/core/error-codes';
import { unknownReason } from '@campus/contracts/core/issue-reasons';
import { type Reason, readReason } from '@campus/contracts/core/reasons';
import { specifiedKey } from './specified-sentences.ts';
import type { Reply } from './transport.ts';

/** Turns an unsuccessful answer into an error for people. A sentence without a known key is shown unchanged. */
export function refusalOf(reply: Reply): AppError {
  const { code, error } = reply.body;
  const message = typeof error === 'string' ? error : '';
  const cause = new Error(`Parse answered ${reply.status}, code ${String(code)}: ${message}`);
  if (typeof code !== 'number') return new AppError('unavailable', 'platform.unavailable').because(cause);
  return errorOf(kindOf(code), reply.body, message).because(cause);
}

/** Why something was refused: the key that was sent, or else the sentence. */
export function refusalReason(body: unknown, sentence: string): Reason {
  return readReason(body) ?? readReason({ key: specifiedKey(sentence) }) ?? unknownReason(sentence);
}

function kindOf(code: number): ErrorKind {
  return kindOfParseCode.get(code) ?? (code === parseCode.unavailable ? 'unavailable' : 'internal');
}

/** A failure of the platform is reported by its key only: its sentence may contain details for operators. */
function errorOf(kind: ErrorKind, body: Reply['body'], message: string): AppError {
  if (kind === 'unavailable') return AppError.of(kind, readReason(body) ?? unavailable);
  if (kind === 'internal' || message === '') return new AppError(kind, 'server.failed');
  const reason = refusalReason(body, message);
  const isForeignText = reason.key === 'platform.reason';
  return kind === 'signedOut' && isForeignText
    ? new AppError(kind, 'access.signedOut')
    : AppError.of(kind, reason);
}

const unavailable: Reason = { key: 'platform.unavailable', params: {} };

/**
 * Throws what an update of an account was refused for: that it may not be written, where Parse says it does not exist.
 */
export function insufficientPermission(error: unknown): never {
  if (error instanceof AppError && error.key === 'memberProfile.objectNotFound')
    throw new AppError('forbidden', 'accounts.updateForbidden').because(error);
  throw error;
}
