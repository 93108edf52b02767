import { AppError, type ErrorKind } from '@campus/contracts/core/app-error';
import { kindOfParseCode, parseCode } from '@campus/contracts/core/error-codes';
import type { Reason } from '@campus/contracts/core/messages';
import { readReason, reasonOfText } from '@campus/contracts/core/reasons';
import type { Reply } from './transport.ts';

/**
 * Turns an answer that is not a success into the error people read. A key that the platform sends is taken;
 * where it sends none, its sentence decides, and one that is not ours is shown as it is.
 */
export function refusalOf(reply: Reply): AppError {
  const { code, error } = reply.body;
  const message = typeof error === 'string' ? error : '';
  const cause = new Error(`Parse answered ${reply.status}, code ${String(code)}: ${message}`);
  if (typeof code !== 'number') return new AppError('unavailable', 'platform.unavailable').because(cause);
  return errorOf(kindOf(code), reply.body, message).because(cause);
}

/** Why something was refused: the key that was sent, or for a platform that sends none its sentence. */
export function refusalReason(body: unknown, sentence: string): Reason {
  return readReason(body) ?? reasonOfText(sentence);
}

function kindOf(code: number): ErrorKind {
  return kindOfParseCode.get(code) ?? (code === parseCode.unavailable ? 'unavailable' : 'internal');
}

/** A failure of the platform is told by its key only: a sentence of its own may say what is for operators. */
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
