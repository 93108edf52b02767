import './account-messages.ts';
import type { MessageParams, SharedKey } from './keys.ts';
import type { Params } from './params.ts';
import type { Reason } from './reasons.ts';
import { render } from './text.ts';

/** The kind of failure. Each layer maps it to its own codes in one table. */
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

/** Seconds to wait after `unavailable`. A killed database serves again after two or three. */
const unavailableSeconds = 3;

/** Seconds to wait after `tooMany`, if the platform does not say. */
const tooManySeconds = 60;

/**
 * The one error that people read: a catalog key with its text's parameters. `message` is that text and safe
 * to show. Details for operators go into `cause`.
 */
export class AppError<K extends SharedKey = SharedKey> extends Error implements Reason {
  readonly kind: ErrorKind;
  readonly key: K;
  /** The given parameters that the text uses. */
  readonly params: Params;

  constructor(kind: ErrorKind, key: K, ...params: MessageParams<K>) {
    const rendering = render(key, params[0] ?? {});
    super(rendering?.text ?? key);
    this.name = 'AppError';
    this.kind = kind;
    this.key = key;
    this.params = rendering?.params ?? {};
  }

  /** Creates an error from a reason that was read, for example from the wire. */
  static of(kind: ErrorKind, { key, params }: Reason): AppError {
    return new AppError(kind, key, params as never);
  }

  /** Seconds to wait before a retry; undefined if a retry would not help. */
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
