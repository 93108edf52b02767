import { AppError } from '@campus/contracts/core/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasOwnCookie } from '../session/cookie.ts';

/** Refuses requests that a browser sends on behalf of another site. Scripts send neither header and pass. */
export function originCheck(app: FastifyInstance, publicUrl: URL): void {
  app.addHook('onRequest', async ({ headers }) => {
    const site = headers['sec-fetch-site'];
    const isForeign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (headers.origin !== undefined && headers.origin !== publicUrl.origin);
    if (isForeign) throw new AppError('forbidden', 'access.foreignOrigin');
  });
}

/** A header that only our client sets. Another site would need a preflight request, which we refuse. */
const clientHeader = 'x-campus-request';

/** Refuses our cookies without the client header. */
export function cookieFromClientOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => refuseUnproven(request));
}

function refuseUnproven(request: FastifyRequest): void {
  const isUnproven = hasOwnCookie(request) && request.headers[clientHeader] !== '1';
  if (isUnproven) throw new AppError('forbidden', 'access.foreignOrigin');
}

/** Refuses our cookies without the client header, except for files that pages embed by address. */
export function cookieFromOwnPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const isShown = request.method === 'GET' && request.headers['sec-fetch-site'] !== undefined;
    if (!isShown) refuseUnproven(request);
  });
}
