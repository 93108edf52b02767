import { AppError } from '@campus/contracts/app-error';
import { Pool } from 'undici';

export interface TransportRequest {
  method: 'GET' | 'POST';
  /** Below the address of the service; what varies in it is encoded. */
  path: `/${string}`;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** What a service answered: always a JSON object, for successes and refusals alike. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export interface Transport {
  send(request: TransportRequest): Promise<Reply>;
  close(): Promise<void>;
}

const connections = 64;
const connectTimeoutMs = 2_000;
const largestAnswer = 16 * 1024 * 1024;

/** Sends requests to one service, such as Parse's REST interface, over connections that stay open. */
export function createTransport(url: string): Transport {
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: connectTimeoutMs },
    maxResponseSize: largestAnswer,
  });

  async function send({ path, ...request }: TransportRequest): Promise<Reply> {
    const { statusCode, body } = await pool.request({ ...request, path: base + path });
    return { status: statusCode, body: asObject(await body.text()) };
  }

  return {
    send: (request) => send(request).catch(unavailable),
    close: () => pool.destroy(),
  };
}

function asObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The service answered something that is not a JSON object.');
  return { ...value };
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', 'platform.unavailable').because(cause);
}
