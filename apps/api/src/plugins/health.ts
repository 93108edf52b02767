import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Stops being ready, and has callers close their connections; late calls are answered. */
    drain(): void;
  }
}

/**
 * /healthz: the process runs. /readyz: it takes calls. Neither asks the platform: without it, every gateway would be
 * taken out at once, and nothing would be left to say so.
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
