import { type Logger, pino } from 'pino';

/** The log of a platform process: JSON lines on standard output, without secrets. */
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
