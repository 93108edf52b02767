import { openLogDestination } from '@campus/server-kit/log-destination';
import { withoutSecretFields, withoutSecrets } from '@campus/server-kit/secret-fields';
import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';

/** Creates the log of a platform process: JSON lines on standard output, without secrets. */
export function createLog(
  part: 'platform' | 'worker' | 'usage',
  level: string,
  destination: DestinationStream = openLogDestination(part),
): Logger {
  return pino(
    {
      level,
      base: { part },
      timestamp: stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        bindings: (bindings) => withoutSecretFields(bindings),
        log: (fields) => withoutSecretFields(fields),
      },
      serializers: { err: (error: Error) => withoutSecrets(stdSerializers.errWithCause(error)) },
    },
    destination,
  );
}
