import type { ErrorKind } from './app-error.ts';
import type { MessageKey } from './keys.ts';

/** The Parse error code for each kind of failure. The text is sent beside it. */
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

/** Failures with their own code. */
const codesOfKeys: Partial<Record<MessageKey, number>> = { 'sso.emailNotRegistered': 205 };

/** The Parse error code of a failure. */
export function parseCodeOf(error: { kind: ErrorKind; key: MessageKey }): number {
  return codesOfKeys[error.key] ?? parseCode[error.kind];
}

/** The kind of failure for each Parse error code. Other codes mean an outage or a bug. */
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
