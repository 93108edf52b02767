import { AppError, type ErrorKind } from '@campus/contracts/core/app-error';
import { kindOfParseCode, parseCode } from '@campus/contracts/core/error-codes';
import { unknownReason } from '@campus/contracts/core/issue-reasons';
import { type Reason, readReason } from '@campus/contracts/core/reasons';
import { specifiedKey } from './specified-sentences.ts';
import type { Reply } from './transport.ts';

/** Converts an unsuccessful answer to an error. A sentence without a known key is shown unchanged. */
export function refusalOf(reply: Reply): AppError {
  const { code, error } = reply.body;
  const message = typeof error === 'string' ? error : '';
  const cause = new Error(`Parse answered ${reply.status}, code ${String(code)}: ${message}`);
  if (typeof code !== 'number') return new AppError('unavailable', 'platform.unavailable').because(cause);
  return errorOf(kindOf(code), reply.body, message).because(cause);
}

/** The reason for a refusal: the sent key, or else the sentence. */
export function refusalReason(body: unknown, sentence: string): Reason {
  return readReason(body) ?? readReason({ key: specifiedKey(sentence) }) ?? unknownReason(sentence);
}

function kindOf(code: number): ErrorKind {
  return kindOfParseCode.get(code) ?? (code === parseCode.unavailable ? 'unavailable' : 'internal');
}

/** A platform failure is reported by its key only, because its sentence may contain details for operators. */
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
 * Throws the refusal of an account update. If Parse reports a missing object, the caller may not write the
 * account.
 */
export function insufficientPermission(error: unknown): never {
  if (error instanceof AppError && error.key === 'memberProfile.objectNotFound')
    throw new AppError('forbidden', 'accounts.updateForbidden').because(error);
  throw error;
}
