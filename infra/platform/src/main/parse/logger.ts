import type { Logger } from 'pino';

/**
 * Parse Server's messages in our log: only its faults. We log requests, answers, and refused calls
 * ourselves, without secrets; Parse Server's own lines would contain whole bodies.
 */
export function createParseLogger(log: Logger) {
  return {
    log(level: string, message: unknown): void {
      // Refusals of calls come as errors too. The caller gets them, and our own line about the call contains them.
      if (typeof message !== 'string' || message.startsWith('Parse error: ')) return;
      if (level === 'error') log.error({ parse: message }, 'parse server');
      if (level === 'warn') log.warn({ parse: message }, 'parse server');
    },
  };
}
