import { AppError } from '@campus/contracts/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSessionCookie } from '../session/cookie.ts';

/** The header only our own client sets. Other sites cannot: a browser would ask us first, and we say no. */
export const clientHeader = 'x-campus-request';

/** Refuses what a browser sends on behalf of another site. Scripts send neither header and are let through. */
export function originCheck(app: FastifyInstance, publicUrl: URL): void {
  app.addHook('onRequest', async (request) => {
    const site = request.headers['sec-fetch-site'];
    const { origin } = request.headers;
    const isForeign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (origin !== undefined && origin !== publicUrl.origin);
    if (isForeign || isUnprovenCookie(request)) throw new AppError('forbidden', 'access.foreignOrigin');
  });
}

function isUnprovenCookie(request: FastifyRequest): boolean {
  return readSessionCookie(request) !== undefined && request.headers[clientHeader] !== '1';
}
