import type { Logger } from 'pino';

/**
 * Writes Parse Server's errors to our log and drops its other messages. We log requests, responses, and
 * refused calls ourselves, without secrets. Parse Server would log whole bodies.
 */
export function createParseLogger(log: Logger) {
  return {
    log(level: string, message: unknown): void {
      // Refused calls also arrive as errors. The caller receives them, and our own log line for the call
      // contains them.
      if (typeof message !== 'string' || message.startsWith('Parse error: ')) return;
      if (level === 'error') log.error({ parse: message }, 'parse server');
      if (level === 'warn') log.warn({ parse: message }, 'parse server');
    },
  };
}
