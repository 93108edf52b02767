import type { WireCall } from '@campus/contracts/core/wire-call';
import {
  apiTokenHeader,
  apiTokenPrefix,
  deviceHeader,
  sessionTokenHeader,
  type WireRoute,
} from '@campus/contracts/core/wire-route';
import type * as z from 'zod';
import { stack } from '../stack/stack.ts';
import { uniqueAddress } from '../world/world.ts';

/** A refused platform call, with Parse's error code and the text for people. */
export class PlatformRefusal extends Error {
  override name = 'PlatformRefusal';
  readonly code: number;
  readonly key: string;
  readonly status: number;
  /** The value of the Retry-After header. */
  readonly retryAfter: string | null;
  constructor({ code = 0, error = '', key = '' }: Refused, { status, headers }: Response) {
    super(error);
    this.code = code;
    this.key = key;
    this.status = status;
    this.retryAfter = headers.get('retry-after');
  }
}

interface Refused {
  code?: number;
  error?: string;
  key?: string;
}

let ownAddress = uniqueAddress();

/** Gives the test file its own address. Failed sign-ins count per address and would lock out other files. */
export function useNewAddress(): void {
  ownAddress = uniqueAddress();
}

/** The origin of a call, as a gateway would report it. Default: an address of the test file. */
export interface From {
  /** '' for a call without an address. */
  address?: string;
  userAgent?: string;
  /** A device's secret. */
  device?: string;
  /** Another platform instead of the shared one. */
  platform?: string;
}

/**
 * Calls a cloud function over HTTP, like the gateway. The token belongs to the caller's session or API
 * credential, or is missing.
 */
export async function callPlatform<I extends z.ZodType, O extends z.ZodType>(
  call: WireCall<I, O>,
  input: z.input<I>,
  sessionToken?: string,
  { address = ownAddress, userAgent, device, platform }: From = {},
): Promise<z.output<O>> {
  const headers = {
    ...(address && { 'x-forwarded-for': address }),
    ...(userAgent && { 'user-agent': userAgent }),
    ...(device && { [deviceHeader]: device }),
  };
  const response = await requestPlatform('POST', `/functions/${call.name}`, {
    body: input,
    sessionToken,
    headers,
    ...(platform && { platform }),
  });
  const answer = (await response.json()) as Refused & { result?: unknown };
  if (!response.ok) throw new PlatformRefusal(answer, response);
  return call.output.parse(answer.result);
}

/** Sends any request to the platform's REST interface, without gateway and adapter. */
export function requestPlatform(
  method: string,
  path: string,
  options: {
    body?: unknown;
    sessionToken?: string | undefined;
    headers?: Record<string, string>;
    platform?: string;
  } = {},
): Promise<Response> {
  return fetch((options.platform ?? stack.urls.platform) + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-parse-application-id': 'campus',
      ...(options.sessionToken ? { [tokenHeader(options.sessionToken)]: options.sessionToken } : {}),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
}

function tokenHeader(token: string): string {
  return token.startsWith(apiTokenPrefix) ? apiTokenHeader : 'x-parse-session-token';
}

/** Calls a REST route of the platform without the gateway, and parses the answer as JSON. */
export async function requestRoute(
  method: WireRoute['method'],
  path: string,
  sessionToken?: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<{ status: number; body: unknown }> {
  const { origin } = new URL(stack.urls.platform);
  const response = await fetch(`${origin}/gateway${path}`, {
    method,
    headers: {
      ...headers,
      ...(sessionToken && { [sessionTokenHeader]: sessionToken }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
