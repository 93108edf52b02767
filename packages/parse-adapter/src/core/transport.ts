import { AppError } from '@campus/contracts/core/app-error';
import { Pool } from 'undici';

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below the address of the service; what varies in it is encoded. */
  path: `/${string}`;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** What a service answered. */
export interface RawReply {
  status: number;
  /** The media type; empty where none was said. */
  type: string;
  bytes: Uint8Array;
}

/** What Parse answered: always a JSON object, for successes and refusals alike. */
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
    return { status: statusCode, type, bytes: await body.bytes() };
  }

  return {
    send: (request) => send(request).catch(unavailable),
    close: () => pool.destroy(),
  };
}

/** The JSON object a service answered. Anything else is not an answer of the platform. */
export function jsonReply({ status, bytes }: RawReply): Reply {
  const value = jsonOf(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    unavailable(new Error('The service answered something that is not a JSON object.'));
  return { status, body: { ...value } };
}

/** What the bytes say as JSON, or undefined. */
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
