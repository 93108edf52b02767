import { openLogDestination } from '@campus/server-kit/log-destination';
import { withoutSecretFields, withoutSecrets } from '@campus/server-kit/secret-fields';
import { type DestinationStream, type LoggerOptions, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { withoutSecretAddresses } from './secret-addresses.ts';

/**
 * The gateway's log, as JSON lines. Inputs and headers are never logged. Secrets that arrive in errors or
 * requests are redacted here.
 */
export function createLogger(level: string, destination: DestinationStream = openLogDestination('gateway')) {
  const options: LoggerOptions = {
    level,
    base: { part: 'gateway' },
    timestamp: stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      bindings: (bindings) => withoutSecretFields(bindings),
      log: (fields) => withoutSecretFields(fields),
    },
    serializers: { err: errorOf, req: requestOf, res: () => undefined },
  };
  return pino(options, destination);
}

function errorOf(error: Error): unknown {
  return withoutSecrets(stdSerializers.errWithCause(error));
}

/** A request by method and path. */
function requestOf({ method, url }: { method: string; url: string }) {
  return { method, path: withoutSecretAddresses(url) };
}
