import { STATUS_CODES } from 'node:http';
import { AppError, type ErrorKind } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { hasBody, type WireRoute, wireBytes } from '@campus/contracts/core/wire-route';
import { routeErrorText } from '@campus/domain/core/route-errors';
import * as z from 'zod';
import { refusalReason } from './refusals.ts';
import { jsonOf, type RawReply } from './transport.ts';

type Params = Record<string, unknown>;

interface RouteRequest {
  path: `/${string}`;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Builds a route's request: fields of its path and headers go there, the rest into the query or the JSON
 * body.
 */
export function requestOf(route: WireRoute, params: Params): RouteRequest {
  const rest: Params = {};
  const headers: Record<string, string> = {};
  let path = route.path;
  for (const [name, value] of Object.entries(params)) {
    const header = route.headers[name];
    if (value === undefined) continue;
    if (path.includes(`{${name}}`))
      path = path.replace(`{${name}}`, () => segment(String(value))) as `/${string}`;
    else if (header) headers[header] = String(value);
    else rest[name] = value;
  }
  if (hasBody(route)) return { path, headers, body: JSON.stringify(rest) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) query.set(name, String(value));
  return { path: query.size === 0 ? path : `${path}?${query}`, headers };
}

/** Encodes a value so that it cannot change the path. */
function segment(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('.', '%2E');
}

/** Parses a route's answer, or throws its refusal as an error that people can read. */
export function routeAnswer<O extends z.ZodType>(
  route: WireRoute<z.ZodObject, O>,
  reply: RawReply,
  supportEmail: string,
): z.output<O> {
  if (reply.status < 200 || reply.status > 299) throw routeRefusal(reply, supportEmail);
  const { type, bytes } = reply;
  const answer = route.output.safeParse(isFile(route) ? { type, bytes } : jsonOf(bytes));
  if (answer.success) return answer.data;
  const cause = new Error(`The answer of ${route.name} has an unknown shape.`, { cause: answer.error });
  throw new AppError('unavailable', 'platform.unavailable').because(cause);
}

function isFile(route: WireRoute): boolean {
  const output: unknown = route.output;
  return output === wireBytes;
}

const problem = z.object({ detail: z.unknown(), title: z.unknown() }).partial();

/** The cause of an error from an unsuccessful answer: the service answered with this status. */
export class RouteRefusal extends Error {
  override name = 'RouteRefusal';
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(`The platform's REST route answered ${status}: ${sentence}`);
    this.status = status;
  }
}

/** The error for an unsuccessful answer, with the text required by SHL-017. */
export function routeRefusal({ status, bytes }: RawReply, supportEmail: string): AppError {
  const body = jsonOf(bytes);
  const response = problem.safeParse(body).data;
  const sentence = routeErrorText(
    { response, statusText: STATUS_CODES[status] },
    text('gateway.failed', { supportEmail }),
  );
  const refusal = AppError.of(kindOfStatus(status), refusalReason(body, sentence));
  return refusal.because(new RouteRefusal(status, sentence));
}

const kinds: ReadonlyMap<number, ErrorKind> = new Map([
  [401, 'signedOut'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [422, 'mismatch'],
  [429, 'tooMany'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
]);

function kindOfStatus(status: number): ErrorKind {
  return kinds.get(status) ?? (status >= 500 ? 'internal' : 'invalid');
}
