import * as z from 'zod';
import { messageParams } from './message-params.ts';
import { type WireCall, wireCall } from './wire-call.ts';

/**
 * One of the platform's REST routes, called with the session token in the header below. Path parameters,
 * headers, and query or JSON body form one input. The answer is JSON or `wireBytes`; a refusal is a
 * `wireProblem`.
 */
export interface WireRoute<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType>
  extends WireCall<Input, Output> {
  /** `POST`, `PATCH`, and `PUT` send the rest of the input as JSON. The other methods send it as a query. */
  method: 'GET' | 'DELETE' | 'POST' | 'PATCH' | 'PUT';
  path: `/${string}`;
  /** The input fields that are sent as headers, by header name. */
  headers: Readonly<Record<string, string>>;
}

export const sessionTokenHeader = 'v-session-token';

/** The header that names a call's account if the path does not. */
export const accountIdHeader = 'v-account-id';

/** Carries the session token of a function call. The name comes from Parse Server. */
export const parseSessionHeader = 'x-parse-session-token';

/**
 * The header for an API credential's token in cloud functions. Parse refuses that token in the session
 * header.
 */
export const apiTokenHeader = 'x-campus-api-token';

/** The prefix of the platform's API tokens. Session tokens have another prefix. */
export const apiTokenPrefix = 'c:';

/**
 * The header with the secret of a device that a person has signed in with: at least 43 random characters of
 * base64url, which the device stores.
 */
export const deviceHeader = 'x-campus-device';

/** The header for a key that the sender chooses. All calls with the same key happen once. */
export const idempotencyHeader = 'idempotency-key';

/** The format of such a key. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** A file returned by a route: the body, with its media type in the header. */
export const wireBytes = z.object({ type: z.string(), bytes: z.instanceof(Uint8Array) });
export type WireBytes = z.output<typeof wireBytes>;

const wireReason = {
  key: z.string(),
  params: messageParams,
};

/** The body of a refused cloud function: Parse's code and sentence, with `key` and `params`. */
export const wireParseProblem = z.object({ code: z.int(), error: z.string(), ...wireReason });
export type WireParseProblem = z.output<typeof wireParseProblem>;

/** The body of a refusal (RFC 9457). `detail` is the sentence for people; `key` and `params` identify it. */
export const wireProblem = z.object({
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  ...wireReason,
});
export type WireProblem = z.output<typeof wireProblem>;

/** Declares a route. Logs and metrics name it by method and path. */
export function wireRoute<I extends z.ZodObject, O extends z.ZodType>(
  method: WireRoute['method'],
  path: WireRoute['path'],
  { input, output, headers = {} }: { input: I; output: O; headers?: WireRoute['headers'] },
): WireRoute<I, O> {
  return { ...wireCall(`${method} ${path}`, input, output), method, path, headers };
}

/** Whether a route's input is sent as JSON. */
export function hasBody({ method }: Pick<WireRoute, 'method'>): boolean {
  return method === 'POST' || method === 'PATCH' || method === 'PUT';
}
