import { AppError } from '@campus/contracts/core/app-error';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext } from '../core/context.ts';
import { problemOf } from '../core/errors.ts';
import { type LargeAnswer, largeAnswerMark } from '../core/large-answer.ts';
import { recordFailure } from '../core/refusals.ts';
import type { Services } from '../core/services.ts';
import { noteUnreadRequest } from '../core/trpc.ts';
import { answerErrors, clientErrors } from '../plugins/error-handler.ts';
import { jsonOnly } from '../plugins/json-only.ts';
import { cookieFromClientOnly, originCheck } from '../plugins/origin-check.ts';
import { type AppRouter, appRouter } from '../router.ts';
import { readDevice } from '../session/device.ts';
import { readBearer, readCookie, signedOut } from '../session/read-session.ts';
import { boundedJson } from './json-bodies.ts';
import { type Operation, operations } from './operations.ts';

/** The maximum number of calls in one request. Our client sends no more. */
export const maxBatchSize = 20;

/**
 * /trpc, for the web client. It has its own scope because the tRPC plugin replaces the scope's body parsers.
 */
export async function trpcRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const sealer = services.sealers.session;
  const secure = config.publicUrl.protocol === 'https:';
  const readSession = (request: FastifyRequest, reply: FastifyReply) =>
    request.headers.authorization === undefined
      ? readCookie(request, reply, { sealer, secure })
      : readBearer(request, sealer);
  const large = new WeakMap<FastifyRequest, LargeAnswer>();
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize,
    // Queries that are too long for an address are sent by POST.
    allowMethodOverride: true,
    async createContext({ req, res }) {
      const session = readSession(req, res);
      const isScript = req.headers.authorization !== undefined;
      const device = isScript ? undefined : readDevice(req, services.sealers.device, secure);
      const isBatch = calledOperations(req).length > 1;
      const placeOf = (answer: LargeAnswer) => {
        large.set(req, answer);
        return largeAnswerMark;
      };
      return createContext(services, req, res, {
        session: await session,
        device: await device,
        isBatch,
        placeOf,
      });
    },
    onError({ error, ctx, req }) {
      if (!ctx) noteUnreadRequest(error, req.id);
      const { key, httpStatus: status } = problemOf(error, req.id);
      recordFailure(req, { error, key, status }, services.metrics);
    },
    // tRPC sets no content type if it cannot read the called operation.
    responseMeta: () => ({ headers: { 'cache-control': 'no-store', 'content-type': 'application/json' } }),
  };
  await app.register(
    async (scope) => {
      answerErrors(scope, clientErrors, services.metrics);
      originCheck(scope, config.publicUrl);
      cookieFromClientOnly(scope);
      jsonOnly(scope);
      scope.addHook('onRequest', async (request) => refuseLargeInBatch(calledOperations(request)));
      const { limits, metrics, throttled } = services;
      boundedJson(scope, {
        limits,
        metrics,
        throttled,
        readSession,
        signedOut,
        operationsOf: calledOperations,
      });
      scope.addHook('onSend', async (request, reply, payload) => {
        const answer = large.get(request);
        if (!answer || !(payload instanceof Response)) return payload;
        const [before, after] = (await payload.text()).split(`"${largeAnswerMark}"`);
        return new Response(Uint8Array.from(await answer.send(request, reply, before, after)), payload);
      });
      await scope.register(fastifyTRPCPlugin, { trpcOptions });
    },
    { prefix: '/trpc' },
  );
}

function refuseLargeInBatch(called: readonly Operation[]): void {
  if (called.length > 1 && called.some(({ contract }) => contract.large))
    throw new AppError('invalid', 'request.batchTooLarge');
}

const operationsByPath = new Map(operations.map((operation) => [operation.path, operation]));

/** The operations of a batch, from its address. tRPC refuses unknown ones. */
function calledOperations({ params }: FastifyRequest): Operation[] {
  const { path = '' } = params as { path?: string };
  return path.split(',').flatMap((name) => operationsByPath.get(name) ?? []);
}
