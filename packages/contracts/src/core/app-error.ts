import { type ConstantKey, keyOfText, type MessageParams, type SharedKey, text } from './messages.ts';

/** What kind of failure it is; one table in each layer maps it to that layer's codes. */
export const errorKinds = [
  'signedOut',
  'forbidden',
  'notFound',
  'invalid',
  'conflict',
  'tooMany',
  'unavailable',
  'internal',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** HTTP status of each kind, the same in every layer. */
export const httpStatus: Record<ErrorKind, number> = {
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  invalid: 400,
  conflict: 409,
  tooMany: 429,
  unavailable: 503,
  internal: 500,
};

/**
 * The one error that people read. `message` is the catalogue's text for `key`, fit to be shown;
 * what only operators may see goes into `cause`.
 */
export class AppError<K extends SharedKey = SharedKey> extends Error {
  readonly kind: ErrorKind;
  readonly key: K;

  constructor(kind: ErrorKind, key: K, ...params: MessageParams<K>) {
    super(text(key, ...params));
    this.name = 'AppError';
    this.kind = kind;
    this.key = key;
  }

  /** An error whose text came over the wire from a platform: its key when the catalogue has the text. */
  static fromText(kind: ErrorKind, message: string): AppError {
    const key = keyOfText(message);
    if (!key) return new AppError(kind, 'platform.reason', { reason: message });
    return AppError.ofConstant(kind, key);
  }

  /** An error with a text that does not vary, for keys known at run time only, such as a domain refusal. */
  static ofConstant(kind: ErrorKind, key: ConstantKey): AppError {
    const error = new AppError(kind, 'platform.reason', { reason: text(key) });
    return Object.assign(error, { key }) as AppError;
  }

  because(cause: unknown): this {
    this.cause = cause;
    return this;
  }
}
