import type { reportClientError } from '@campus/contracts/console/console';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import { withoutSecretAddresses } from './secret-addresses.ts';

/** A failure of the web client. */
type ClientReport = z.output<typeof reportClientError.input>;

const timeoutMs = 5_000;

/** A report without secrets from mailed links and queries. */
export function withoutSecrets({ message, stack, path, clientVersion }: ClientReport): ClientReport {
  return {
    message: withoutSecretAddresses(message),
    stack: withoutSecretAddresses(stack),
    path: withoutSecretAddresses(path),
    clientVersion,
  };
}

/** Sends a report to the error-reporting service without waiting. Failures are only logged. */
export function forwardReport(url: string, report: ClientReport, log: FastifyBaseLogger): void {
  const request = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(timeoutMs),
  });
  request
    .then(async (response) => {
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The service answered ${response.status}.`);
    })
    .catch((err: unknown) => log.warn({ err }, 'report not forwarded'));
}
