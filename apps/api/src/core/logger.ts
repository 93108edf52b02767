import { type DestinationStream, type LoggerOptions, pino, stdSerializers } from 'pino';
import { withoutSecretAddresses } from './secret-addresses.ts';

/** Fields that may hold a secret, anywhere in a log line. */
const secrets = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmation',
  'code',
  'params',
  'token',
  'id_token',
  'access_token',
  'sessionToken',
  'invitationId',
  'authorization',
  'cookie',
  '["set-cookie"]',
];

/**
 * The gateway's log: JSON lines. Inputs and headers are not logged in the first place; what slips in by way of
 * an error or a request is redacted here.
 */
export function createLogger(level: string, destination?: DestinationStream) {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: redactedPaths(), censor },
    serializers: { err: stdSerializers.errWithCause, req: requestOf, res: () => undefined },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The codes of errors, such as ECONNREFUSED, are no secrets; those of mailed links are longer and random. */
function censor(value: unknown, path: string[]): unknown {
  const isOfError = path.at(-1) === 'code' && /^[A-Z_]{1,40}$/.test(String(value));
  return isOfError ? value : '[redacted]';
}

function redactedPaths(): string[] {
  const at = (depth: number) => (secret: string) =>
    '*.'.repeat(depth).slice(0, secret.startsWith('[') ? -1 : undefined) + secret;
  return [0, 1, 2].flatMap((depth) => secrets.map(at(depth)));
}

/** A request by method and path. */
function requestOf({ method, url }: { method: string; url: string }) {
  return { method, path: withoutSecretAddresses(url) };
}
