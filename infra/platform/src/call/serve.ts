import { wireBytes } from '@campus/contracts/core/wire-route';
import type { Request, RequestHandler, Response } from 'express';
import { disconnectOf } from './disconnect.ts';
import { sendProblem } from './problems.ts';
import type { PlatformRoute } from './route.ts';
import { asAppError, runCall } from './run.ts';
import type { Services } from './services.ts';
import { sessionTokenOf } from './session-token.ts';

/** Serves a route over HTTP: responds with JSON, a file, or a problem. */
export function serve(route: PlatformRoute, services: Services): RequestHandler {
  return async (request, response) => {
    try {
      const call = {
        params: { ...sentWith(request), ...request.params, ...sentInHeaders(route, request) },
        headers: request.headers,
        ip: request.ip,
        sessionToken: sessionTokenOf(request),
        signal: disconnectOf(response),
      };
      send(response, await runCall(route, call, services));
    } catch (error) {
      sendProblem(response, asAppError(error));
    }
  };
}

/**
 * Returns the input that is not in path or headers: the JSON body if the route accepts one, otherwise the
 * query.
 */
function sentWith(request: Request): Record<string, unknown> {
  const body: unknown = request.body;
  return body === undefined ? request.query : Object(body);
}

function sentInHeaders({ headers }: PlatformRoute, request: Request): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).map(([field, header]) => [field, request.get(header)]));
}

function send(response: Response, answer: unknown): void {
  const file = wireBytes.safeParse(answer);
  response.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  if (file.success) response.type(file.data.type).send(Buffer.from(file.data.bytes));
  else response.json(answer);
}
