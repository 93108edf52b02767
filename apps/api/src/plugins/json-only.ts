import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';

/** Takes bodies as application/json only: other types a browser would send across sites without asking. */
export function jsonOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH' || isPresent(headers);
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    if (hasBody && type !== 'application/json') throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
}

function isPresent(headers: {
  'content-length'?: string | undefined;
  'transfer-encoding'?: string | undefined;
}) {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}
