import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { routeOf } from './operation-route.ts';
import { fileOperations, operations } from './operations.ts';

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers methods that an address of /api/v1 does not support with 405 and the supported ones. */
export async function otherMethods(app: FastifyInstance): Promise<void> {
  const rest = [...operations, ...fileOperations].flatMap(({ contract }) => contract.rest ?? []);
  await app.register(
    async (scope) => {
      for (const [url, taken] of Map.groupBy(rest, routeOf)) {
        const allowed: string[] = taken.map(({ method }) => method);
        scope.route({
          method: known.filter((method) => !allowed.includes(method)),
          url,
          // Answer before the body is read, because it is not needed.
          onRequest: async (_request, reply) => {
            reply.header('allow', allowed.join(', '));
            throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
          },
          handler: () => undefined,
        });
      }
    },
    { prefix: '/api/v1' },
  );
}
