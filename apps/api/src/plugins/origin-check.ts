import { AppError } from '@campus/contracts/core/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasOwnCookie } from '../session/cookie.ts';

/** Refuses what a browser sends on behalf of another site. Scripts send neither header and are let through. */
export function originCheck(app: FastifyInstance, publicUrl: URL): void {
  app.addHook('onRequest', async ({ headers }) => {
    const site = headers['sec-fetch-site'];
    const isForeign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (headers.origin !== undefined && headers.origin !== publicUrl.origin);
    if (isForeign) throw new AppError('forbidden', 'access.foreignOrigin');
  });
}

/** The header only our own client sets. Other sites cannot: a browser would ask us first, and we say no. */
const clientHeader = 'x-campus-request';

/** Refuses cookies of ours that come without our own client's header. */
export function cookieFromClientOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => refuseUnproven(request));
}

function refuseUnproven(request: FastifyRequest): void {
  const isUnproven = hasOwnCookie(request) && request.headers[clientHeader] !== '1';
  if (isUnproven) throw new AppError('forbidden', 'access.foreignOrigin');
}

/** Refuses cookies of ours without our client's header, except for files that pages show by their address. */
export function cookieFromOwnPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const isShown = request.method === 'GET' && request.headers['sec-fetch-site'] !== undefined;
    if (!isShown) refuseUnproven(request);
  });
}
