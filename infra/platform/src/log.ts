import { type Logger, pino } from 'pino';

/** The platform's log: JSON lines on standard output, without what is secret. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { part: 'platform' },
    redact: {
      paths: ['password', 'sessionToken', 'token', 'masterKey', 'authorization', 'cookie'].flatMap((name) => [
        name,
        `*.${name}`,
        `*.*.${name}`,
      ]),
      censor: '[secret]',
    },
  });
}
