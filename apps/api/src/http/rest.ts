import { callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createContext } from '../context.ts';
import { jsonOnly } from '../plugins/json-only.ts';
import { originCheck } from '../plugins/origin-check.ts';
import { appRouter } from '../router.ts';
import type { Services } from '../services.ts';
import { readBearer } from '../session/read-session.ts';
import { type Operation, operations } from './operations.ts';

/**
 * /api/v1, for scripts: every contract with a REST path as a route that runs the same procedure. Sessions come as
 * bearer tokens only; a browser's cookie means nothing here.
 */
export async function restRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(
    async (scope) => {
      originCheck(scope, services.config.publicUrl);
      jsonOnly(scope);
      for (const operation of operations) addRoute(scope, operation, services);
    },
    { prefix: '/api/v1' },
  );
}

function addRoute(app: FastifyInstance, { path, contract }: Operation, services: Services): void {
  const { rest, kind } = contract;
  if (!rest) return;
  const url = rest.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.route({
    method: rest.method,
    url,
    async handler(request, reply) {
      const session = await readBearer(request, services.sealers.session);
      const answer: unknown = await callTRPCProcedure({
        router: appRouter,
        path,
        type: kind,
        getRawInput: async () => inputOf(request),
        ctx: createContext(services, request, reply, session),
        signal: undefined,
        batchIndex: 0,
      });
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

/** The input of a procedure from where REST puts it: query or body, and on top the names in the path. */
function inputOf({ method, query, body, params }: FastifyRequest): unknown {
  const given = method === 'GET' || method === 'DELETE' ? query : body;
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    return given;
  return { ...given, ...(params as Record<string, string>) };
}
