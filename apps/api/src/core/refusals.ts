import type { FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { withoutSecretAddresses } from './secret-addresses.ts';

const maxPathLength = 200;

const logged = new WeakSet<object>();

/** Notes that a failure has its log line already, such as the outcome of an operation. */
export function noteLogged(error: object): void {
  logged.add(error);
}

/** A failure, and how its request is answered. */
export interface AnsweredFailure {
  error: unknown;
  key: string;
  status: number;
}

/** Writes the one log line of a request that failed outside of an operation, and counts it by the key of its answer. */
export function recordFailure(
  request: FastifyRequest,
  { error, key, status }: AnsweredFailure,
  metrics: Metrics,
): void {
  if (logged.has(Object(error))) return;
  metrics.refusal(key);
  const path = withoutSecretAddresses(request.url).slice(0, maxPathLength);
  const line = { key, status, method: request.method, path };
  if (status === 500) request.log.error({ ...line, err: error }, 'request failed');
  else request.log.info(line, 'request refused');
}
