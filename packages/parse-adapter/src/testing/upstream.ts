import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RefusalKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';

export interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** How the upstream behaves toward one request. The last behavior repeats for all further requests. */
export type Behavior = (response: ServerResponse, request: Received) => void;

/** A real local HTTP server that acts as a platform, healthy or broken. */
export async function startUpstream(...behaviors: [Behavior, ...Behavior[]]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const call = {
      path: request.url ?? '',
      headers: request.headers,
      body: request.method === 'POST' ? JSON.parse(Buffer.concat(chunks).toString()) : undefined,
    };
    received.push(call);
    const behave = behaviors[Math.min(received.length, behaviors.length) - 1];
    behave?.(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/parse`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function answers(result: unknown): Behavior {
  return (response) => sendJson(response, 200, { result });
}

/** Refuses like our platform, with a sentence key. */
export function refusesWith(code: number, key: RefusalKey): Behavior {
  return refuses(code, text(key), 400, { key, params: {} });
}

/** Refuses like Parse Server. */
export function refuses(code: number, error: string, status = 400, reason: object = {}): Behavior {
  return (response) => sendJson(response, status, { code, error, ...reason });
}

export function sends(status: number, text: string): Behavior {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

export const resets: Behavior = (response) => response.socket?.resetAndDestroy();

/** Accepts the request and never answers. */
export const hangs: Behavior = () => {};

/** Sends the beginning of an answer, then nothing. */
export const trickles: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"result":');
};

/** Closes the connection in the middle of the answer. */
export const breaksOff: Behavior = (response) => {
  trickles(response, { path: '', headers: {}, body: undefined });
  setImmediate(() => response.socket?.destroy());
};

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
