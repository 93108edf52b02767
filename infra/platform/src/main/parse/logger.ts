import type { Logger } from 'pino';

/**
 * What Parse Server has to say, in our log: its faults only. Requests, answers and refused calls are logged by
 * us, without what is secret in them; Parse Server's own lines would carry whole bodies.
 */
export function createParseLogger(log: Logger) {
  return {
    log(level: string, message: unknown): void {
      // Refusals of calls come as errors too; the caller is told, and our own line about the call has them.
      if (typeof message !== 'string' || message.startsWith('Parse error: ')) return;
      if (level === 'error') log.error({ parse: message }, 'parse server');
      if (level === 'warn') log.warn({ parse: message }, 'parse server');
    },
  };
}
