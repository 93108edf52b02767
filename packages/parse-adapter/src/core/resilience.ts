import { AppError } from '@campus/contracts/core/app-error';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';

const failuresUntilOpen = 10;
const openForMs = 1_000;
const retries = 2;
const firstRetryAfterMs = 50;

/**
 * Runs calls, retries them where that is safe, and refuses immediately while the platform is known to be
 * down.
 */
export interface Resilience {
  execute<T>(call: () => Promise<T>, options: { idempotent: boolean; signal: AbortSignal }): Promise<T>;
}

/**
 * One per platform. A refusal by the platform is an answer, not a failure: it neither causes a retry nor
 * opens the circuit breaker.
 */
export function createResilience(): Resilience {
  const breaker = circuitBreaker(handleWhen(isUnavailable), {
    breaker: new ConsecutiveBreaker(failuresUntilOpen),
    halfOpenAfter: openForMs,
  });
  const retrying = retry(handleWhen(isUnavailable), {
    maxAttempts: retries,
    backoff: new ExponentialBackoff({ initialDelay: firstRetryAfterMs }),
  });
  const safely = wrap(retrying, breaker);

  return {
    async execute(call, { idempotent, signal }) {
      try {
        return await (idempotent ? safely : breaker).execute(call, signal);
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          throw new AppError('unavailable', 'platform.unavailable').because(error);
        throw error;
      }
    },
  };
}

function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'unavailable';
}
