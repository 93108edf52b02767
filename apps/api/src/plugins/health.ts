import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports not ready and asks callers to close their connections. Late calls are still answered. */
    drain(): void;
  }
}

/**
 * /healthz: the process runs. /readyz: it accepts calls. Neither checks the platform: an outage would take
 * out every gateway at once, and nothing could report it.
 */
export function healthRoutes(app: FastifyInstance): void {
  let draining = false;
  app.decorate('drain', () => {
    draining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    reply.code(draining ? 503 : 200).send({ status: draining ? 'draining' : 'ready' }),
  );
}
