import type { FastifyInstance } from 'fastify';
import { LargeAnswer } from '../core/large-answer.ts';
import type { Services } from '../core/services.ts';
import { jsonOnly } from '../plugins/json-only.ts';
import { originCheck } from '../plugins/origin-check.ts';
import { appRouter } from '../router.ts';
import { readScriptBearer, scriptSignedOut } from '../session/read-session.ts';
import { boundedJson } from './json-bodies.ts';
import { addOperationRoute, type RouteSettings } from './operation-route.ts';
import { operations } from './operations.ts';

/**
 * /api/v1, for scripts. Every contract with a REST path becomes a route that runs the same procedure. Only
 * bearer tokens carry sessions; browser cookies are ignored.
 */
export async function restRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const settings: RouteSettings = {
    router: appRouter,
    services,
    readSession: (request) => readScriptBearer(request, services.sealers),
    signedOut: scriptSignedOut,
    send: async (reply, answer) => {
      reply.header('cache-control', 'no-store');
      if (!(answer instanceof LargeAnswer)) return reply.send(answer);
      reply.type('application/json; charset=utf-8');
      return reply.send(await answer.send(reply.request, reply));
    },
  };
  await app.register(
    async (scope) => {
      originCheck(scope, services.config.publicUrl);
      jsonOnly(scope);
      boundedJson(scope, {
        limits: services.limits,
        metrics: services.metrics,
        throttled: services.throttled,
        readSession: settings.readSession,
        signedOut: settings.signedOut,
        operationsOf: ({ routeOptions: { config } }) => (config.operation ? [config.operation] : []),
      });
      for (const operation of operations) addOperationRoute(scope, operation, settings);
    },
    { prefix: '/api/v1' },
  );
}
