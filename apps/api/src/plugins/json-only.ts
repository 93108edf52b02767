import type { IncomingHttpHeaders } from 'node:http';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';

/**
 * Accepts only application/json bodies. Browsers send other types across sites without a preflight request.
 */
export function jsonOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    const says = type !== undefined || hasBody(headers);
    if (says && type !== 'application/json') throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}
