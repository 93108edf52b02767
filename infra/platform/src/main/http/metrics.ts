import { isLocalRequest } from '@campus/server-kit/loopback';
import { isSameSecret } from '@campus/server-kit/same-secret';
import type { Request, RequestHandler } from 'express';
import type { ProgramServices } from '../open-services.ts';
import { addMeasurements } from './measure.ts';

/**
 * Serves /metrics of a part to programs that call directly from this machine or, if a token is set, to callers
 * with the token. Others get "not found".
 */
export function metricsRoute(
  part: 'platform' | 'worker' | 'usage',
  services: Pick<ProgramServices, 'config' | 'unrecorded' | 'sql' | 'metrics'>,
): RequestHandler {
  const read = addMeasurements(part, services);
  const { registry } = services.metrics;
  const { metricsToken } = services.config;
  return async (request, response, next) => {
    const mayRead =
      metricsToken === undefined
        ? asksDirectly(request)
        : isSameSecret(request.get('authorization'), `Bearer ${metricsToken}`);
    if (!mayRead) return next();
    await read();
    response.type(registry.contentType).send(await registry.metrics());
  };
}

function asksDirectly({ socket, headers, hostname }: Request): boolean {
  return isLocalRequest({ remoteAddress: socket.remoteAddress, hostname, headers });
}
