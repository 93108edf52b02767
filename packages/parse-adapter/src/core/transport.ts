import { AppError } from '@campus/contracts/core/app-error';
import { Pool } from 'undici';

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Relative to the service's address. Variable parts are encoded. */
  path: `/${string}`;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** A service's answer. */
export interface RawReply {
  status: number;
  /** The media type; empty if the answer states none. */
  type: string;
  /** The tag of the answer's content; empty if it has none. */
  tag: string;
  bytes: Uint8Array;
}

/** Parse's answer: always a JSON object, for successes and refusals. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export interface Transport {
  /** Throws `platform.unavailable` if the answer is missing or incomplete. */
  send(request: TransportRequest): Promise<RawReply>;
  close(): Promise<void>;
}

const connections = 64;
const connectTimeoutMs = 2_000;
const maxAnswerBytes = 16 * 1024 * 1024;

/** Sends requests to one service, such as Parse's REST interface, over connections that stay open. */
export function createTransport(url: string): Transport {
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: connectTimeoutMs },
    maxResponseSize: maxAnswerBytes,
  });

  async function send({ path, ...request }: TransportRequest): Promise<RawReply> {
    const { statusCode, headers, body } = await pool.request({ ...request, path: base + path });
    const type = String(headers['content-type'] ?? '').toLowerCase();
    return { status: statusCode, type, tag: String(headers.etag ?? ''), bytes: await body.bytes() };
  }

  return {
    send: (request) => send(request).catch(unavailable),
    close: () => pool.destroy(),
  };
}

/** Parses a service's answer as a JSON object. Anything else is not an answer of the platform. */
export function jsonReply({ status, bytes }: RawReply): Reply {
  const value = jsonOf(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    unavailable(new Error('The service answered something that is not a JSON object.'));
  return { status, body: { ...value } };
}

/** Parses the bytes as JSON; undefined if they are not. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', 'platform.unavailable').because(cause);
}
