import './account-messages.ts';
import type { MessageParams, SharedKey } from './keys.ts';
import type { Params } from './params.ts';
import type { Reason } from './reasons.ts';
import { render } from './text.ts';

/** The kind of failure; one table in each layer maps it to that layer's codes. */
export const errorKinds = [
  'signedOut',
  'forbidden',
  'notFound',
  'invalid',
  'conflict',
  'mismatch',
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
  mismatch: 422,
  tooMany: 429,
  unavailable: 503,
  internal: 500,
};

/** When to come back after `unavailable`, in seconds: a database that was killed serves again after two or three. */
const unavailableSeconds = 3;

/** When to come back after `tooMany` from a platform that does not say when, in seconds. */
const tooManySeconds = 60;

/**
 * The one error that people read: a key of the catalogue and what varies in its text. `message` is that text,
 * fit to be shown; what only operators may see goes into `cause`.
 */
export class AppError<K extends SharedKey = SharedKey> extends Error implements Reason {
  readonly kind: ErrorKind;
  readonly key: K;
  /** The given parameters that the text takes. */
  readonly params: Params;

  constructor(kind: ErrorKind, key: K, ...params: MessageParams<K>) {
    const rendering = render(key, params[0] ?? {});
    super(rendering?.text ?? key);
    this.name = 'AppError';
    this.kind = kind;
    this.key = key;
    this.params = rendering?.params ?? {};
  }

  /** An error with a reason that was read, such as one from the wire. */
  static of(kind: ErrorKind, { key, params }: Reason): AppError {
    return new AppError(kind, key, params as never);
  }

  /** How long to wait before the call is made again; undefined where that changes nothing. */
  get retryAfterSeconds(): number | undefined {
    if (this.kind === 'unavailable') return unavailableSeconds;
    if (this.kind !== 'tooMany') return undefined;
    const { seconds } = this.params;
    return typeof seconds === 'number' ? seconds : tooManySeconds;
  }

  because(cause: unknown): this {
    this.cause = cause;
    return this;
  }
}
