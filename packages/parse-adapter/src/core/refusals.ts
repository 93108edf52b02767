import { AppError, type ErrorKind } from '@campus/contracts/core/app-error';
import { kindOfParseCode, parseCode } from '@campus/contracts/core/error-codes';
import type { Reply } from './transport.ts';

/**
 * Turns an answer that is not a success into the error people read. A text of our catalogue keeps its key;
 * another platform's own text is shown as it is, unless the failure is the platform's.
 */
export function refusalOf(reply: Reply): AppError {
  const { code, error } = reply.body;
  const message = typeof error === 'string' ? error : '';
  const cause = new Error(`Parse answered ${reply.status}, code ${String(code)}: ${message}`);
  if (typeof code !== 'number') return new AppError('unavailable', 'platform.unavailable').because(cause);
  return errorOf(kindOf(code), message).because(cause);
}

function kindOf(code: number): ErrorKind {
  return kindOfParseCode.get(code) ?? (code === parseCode.unavailable ? 'unavailable' : 'internal');
}

function errorOf(kind: ErrorKind, message: string): AppError {
  if (kind === 'unavailable') return new AppError(kind, 'platform.unavailable');
  if (kind === 'internal' || message === '') return new AppError(kind, 'server.failed');
  const refusal = AppError.fromText(kind, message);
  const isForeignText = refusal.key === 'platform.reason';
  return kind === 'signedOut' && isForeignText ? new AppError(kind, 'access.signedOut') : refusal;
}
