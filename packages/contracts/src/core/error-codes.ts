import type { ErrorKind } from './app-error.ts';
import type { MessageKey } from './keys.ts';

/** The Parse error code of each kind of failure. The text travels beside it. */
export const parseCode: Record<ErrorKind, number> = {
  signedOut: 209,
  forbidden: 119,
  notFound: 101,
  invalid: 142,
  conflict: 137,
  mismatch: 159,
  tooMany: 155,
  unavailable: 153,
  internal: 1,
};

/** Failures with a code of their own. */
const codesOfKeys: Partial<Record<MessageKey, number>> = { 'sso.emailNotRegistered': 205 };

/** The Parse error code of a failure. */
export function parseCodeOf(error: { kind: ErrorKind; key: MessageKey }): number {
  return codesOfKeys[error.key] ?? parseCode[error.kind];
}

/** The meaning of each Parse error code; other codes mean unavailability or our own mistake. */
export const kindOfParseCode: ReadonlyMap<number, ErrorKind> = new Map<number, ErrorKind>([
  [209, 'signedOut'],
  [119, 'forbidden'],
  [101, 'notFound'],
  [142, 'invalid'],
  [102, 'invalid'],
  [107, 'invalid'],
  [137, 'conflict'],
  [202, 'conflict'],
  [203, 'conflict'],
  [159, 'mismatch'],
  [155, 'tooMany'],
  [205, 'forbidden'],
]);
