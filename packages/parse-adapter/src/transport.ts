import { AppError } from '@campus/contracts/app-error';
import { Pool } from 'undici';

/** What has to be known to reach a Parse Server. */
export interface ParseAddress {
  /** Where Parse is mounted, such as `http://127.0.0.1:1337/parse`. */
  url: string;
  appId: string;
}

export interface ParseRequest {
  functionName: string;
  params: unknown;
  sessionToken: string | undefined;
  requestId: string;
  signal: AbortSignal;
}

/** What Parse answered: always a JSON object, for successes and refusals alike. */
export interface ParseReply {
  status: number;
  body: Record<string, unknown>;
}

export interface ParseTransport {
  send(request: ParseRequest): Promise<ParseReply>;
  close(): Promise<void>;
}

const connections = 64;
const connectTimeoutMs = 2_000;
const largestAnswer = 16 * 1024 * 1024;

/** Posts cloud functions to Parse's REST interface over connections that stay open. */
export function createTransport(address: ParseAddress): ParseTransport {
  const { origin, pathname } = new URL(address.url);
  const base = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: connectTimeoutMs },
    maxResponseSize: largestAnswer,
  });

  async function send(request: ParseRequest): Promise<ParseReply> {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: `${base}/functions/${request.functionName}`,
      headers: headersOf(address.appId, request),
      body: JSON.stringify(request.params),
      signal: request.signal,
    });
    return { status: statusCode, body: asObject(await body.text()) };
  }

  return {
    send: (request) => send(request).catch(unavailable),
    close: () => pool.destroy(),
  };
}

function headersOf(appId: string, request: ParseRequest): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-parse-application-id': appId,
    'x-request-id': request.requestId,
  };
  if (request.sessionToken) headers['x-parse-session-token'] = request.sessionToken;
  return headers;
}

function asObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('Parse answered something that is not a JSON object.');
  return { ...value };
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', 'platform.unavailable').because(cause);
}
