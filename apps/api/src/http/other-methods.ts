import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import createRouter from 'find-my-way';
import { nameRoute } from '../core/refusals.ts';
import { routeOf } from './operation-route.ts';
import { fileOperations, operations } from './operations.ts';

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** An address of /api/v1 in route syntax, and the methods that it supports. */
interface Address {
  route: string;
  allowed: readonly string[];
}

/** Finds an address as Fastify does, with the same router, but for any method. */
const addresses = createRouter({ maxParamLength: Number.POSITIVE_INFINITY });
const rest = [...operations, ...fileOperations].flatMap(({ contract }) => contract.rest ?? []);
for (const [url, taken] of Map.groupBy(rest, routeOf)) {
  const methods = taken.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const address: Address = { route: `/api/v1${url}`, allowed: [...methods, 'OPTIONS'] };
  addresses.on('GET', address.route, () => undefined, address);
}

/**
 * Answers methods that an address of /api/v1 does not support with 405 and the supported ones, before the body is
 * read, and OPTIONS with the supported ones. This hook sees every request, because Fastify takes PATCH /accounts/search for PATCH /accounts/:accountId.
 */
export function otherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const address = addressOf(request);
    if (!address || !known.includes(request.method)) return;
    const { allowed, route } = address;
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allowed.join(', ')).send();
    if (allowed.includes(request.method)) return;
    nameRoute(request, route);
    reply.header('allow', allowed.join(', '));
    throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
  });
}

function addressOf({ raw: { url = '' } }: FastifyRequest): Address | undefined {
  return addresses.find('GET', url)?.store;
}
