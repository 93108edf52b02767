import type { FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { withoutSecretAddresses } from './secret-addresses.ts';

const maxPathLength = 200;

const logged = new WeakSet<object>();

/** Marks a failure as already logged, for example with its operation. */
export function noteLogged(error: object): void {
  logged.add(error);
}

const routes = new WeakMap<FastifyRequest, string>();

/** Names the route of a request that Fastify leads to another route, or to none. */
export function nameRoute(request: FastifyRequest, route: string): void {
  routes.set(request, route);
}

/** A failure, and how its request is answered. */
interface AnsweredFailure {
  error: unknown;
  key: string;
  status: number;
}

/**
 * Writes the one log line for a request that failed outside of an operation, and counts it by its error key.
 */
export function recordFailure(
  request: FastifyRequest,
  { error, key, status }: AnsweredFailure,
  metrics: Metrics,
): void {
  if (logged.has(Object(error))) return;
  metrics.refusal(key);
  const line = { key, status, method: request.method, path: pathOf(request) };
  if (status === 500) request.log.error({ ...line, err: error }, 'request failed');
  else request.log.info(line, 'request refused');
}

/** The route of a request, without its query. Path values can be secrets or name people. */
function pathOf(request: FastifyRequest): string {
  const { routeOptions, url } = request;
  const route = routes.get(request) ?? routeOptions.url;
  const path = route?.includes(':') && !route.startsWith('/trpc/') ? route : withoutSecretAddresses(url);
  return path.slice(0, maxPathLength);
}
