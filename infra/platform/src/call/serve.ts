import { wireBytes } from '@campus/contracts/core/wire-route';
import type { RequestHandler, Response } from 'express';
import { disconnectOf } from './disconnect.ts';
import { sendProblem } from './problems.ts';
import type { GatewayRoute } from './route.ts';
import { asAppError, runCall } from './run.ts';
import type { Services } from './services.ts';
import { sessionTokenOf } from './session-token.ts';

/** Answers a route over HTTP: JSON, the bytes of a file, or a problem. */
export function serve(route: GatewayRoute, services: Services): RequestHandler {
  return async (request, response) => {
    try {
      const call = {
        params: { ...request.query, ...request.params },
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

function send(response: Response, answer: unknown): void {
  const file = wireBytes.safeParse(answer);
  response.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  if (file.success) response.type(file.data.type).send(Buffer.from(file.data.bytes));
  else response.json(answer);
}
