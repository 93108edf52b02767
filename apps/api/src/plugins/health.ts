import type { ParseClient } from '@campus/parse-adapter/core/client';
import { checkReadiness } from '@campus/parse-adapter/core/readiness';
import type { FastifyInstance } from 'fastify';

const rememberedMs = 1_000;

/** /healthz: the process runs. /readyz: it serves, which takes a platform that accepts and answers our calls. */
export function healthRoutes(app: FastifyInstance, parse: ParseClient): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  // Asked at most once a second, however often and by whomever this is called.
  let last = { at: Number.NEGATIVE_INFINITY, ready: Promise.resolve(false) };
  app.get('/readyz', async (request, reply) => {
    if (performance.now() - last.at > rememberedMs)
      last = { at: performance.now(), ready: isReady(parse, request.id) };
    const ready = await last.ready;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'platform unavailable' });
  });
}

async function isReady(parse: ParseClient, requestId: string): Promise<boolean> {
  try {
    await checkReadiness(parse, requestId);
    return true;
  } catch {
    return false;
  }
}
