import { type Logger, pino } from 'pino';

/** The log of a process of the platform: JSON lines on standard output, without what is secret. */
export function createLog(part: 'platform' | 'worker', level: string): Logger {
  return pino({
    level,
    base: { part },
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
