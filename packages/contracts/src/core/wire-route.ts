import * as z from 'zod';
import { messageParams } from './message-params.ts';
import { type WireCall, wireCall } from './wire-call.ts';

/**
 * One of the platform's REST routes, called with the session token in the header named below. Path
 * parameters, headers, and query or JSON body form one input; the answer is JSON or `wireBytes`. A refusal is a
 * `wireProblem`.
 */
export interface WireRoute<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType>
  extends WireCall<Input, Output> {
  /** `POST`, `PATCH`, and `PUT` carry the input that is in neither path nor headers as JSON, the others as query. */
  method: 'GET' | 'DELETE' | 'POST' | 'PATCH' | 'PUT';
  path: `/${string}`;
  /** The fields of the input that travel in headers, by the names of the headers. */
  headers: Readonly<Record<string, string>>;
}

export const sessionTokenHeader = 'v-session-token';

/** The header that names the account of a call, where the path does not. */
export const accountIdHeader = 'v-account-id';

/** Carries the session token of a call of a function. The name is Parse Server's. */
export const parseSessionHeader = 'x-parse-session-token';

/** The header of an API credential's token, for cloud functions: Parse refuses it in place of a session's. */
export const apiTokenHeader = 'x-campus-api-token';

/** The prefix of the platform's API tokens; session tokens have another one. */
export const apiTokenPrefix = 'c:';

/**
 * The header of a secret by which the platform recognizes a device that a person has signed in with: at least 43
 * characters of base64url, made at random and kept by the device.
 */
export const deviceHeader = 'x-campus-device';

/** The header of a key that its sender chose: the call happens once for all calls with it. */
export const idempotencyHeader = 'idempotency-key';

/** The format of such a key. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** The answer of a route that gives a file: it travels as the body, with its media type as the header says. */
export const wireBytes = z.object({ type: z.string(), bytes: z.instanceof(Uint8Array) });
export type WireBytes = z.output<typeof wireBytes>;

const wireReason = {
  key: z.string(),
  params: messageParams,
};

/** The body of a refused cloud function: Parse's code and sentence, with `key` and `params`. */
export const wireParseProblem = z.object({ code: z.int(), error: z.string(), ...wireReason });
export type WireParseProblem = z.output<typeof wireParseProblem>;

/** The body of a refusal (RFC 9457); `detail` is the sentence for people, `key` and `params` identify it. */
export const wireProblem = z.object({
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  ...wireReason,
});
export type WireProblem = z.output<typeof wireProblem>;

/** The name under which it is logged and measured is its method and path. */
export function wireRoute<I extends z.ZodObject, O extends z.ZodType>(
  method: WireRoute['method'],
  path: WireRoute['path'],
  { input, output, headers = {} }: { input: I; output: O; headers?: WireRoute['headers'] },
): WireRoute<I, O> {
  return { ...wireCall(`${method} ${path}`, input, output), method, path, headers };
}

/** Whether the input of a route travels as JSON. */
export function hasBody({ method }: Pick<WireRoute, 'method'>): boolean {
  return method === 'POST' || method === 'PATCH' || method === 'PUT';
}
