import type { FastifyInstance } from 'fastify';
import { answerClientError } from './client-errors.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** How long a request may take to arrive: enough for 5 MB at 45 kB a second. */
const arrivalMs = 120_000;
/** How long a streamed upload may take to arrive: enough for 256 MB at 75 kB a second. Node ends it then. */
export const streamArrivalMs = 3_600_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is streamed onward, and so may take long. */
    streamed?: boolean;
  }
}

/** Ends requests that do not arrive in time. */
export function arriveInTime(app: FastifyInstance, headers: SecurityHeaders, within = arrivalMs): void {
  app.addHook('onRequest', async ({ raw, routeOptions, log }) => {
    if (routeOptions.config.streamed) return;
    const timer = setTimeout(() => {
      const late = Object.assign(new Error('The request did not arrive in time.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      // Undefined for injected test requests, which have no connection.
      if (raw.complete !== false) return;
      answerClientError(late, { socket: raw.socket, log, headers });
      raw.socket.destroySoon();
    }, within);
    raw.once('close', () => clearTimeout(timer));
  });
}
