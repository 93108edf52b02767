import { createParseClient } from '@campus/parse-adapter/core/client';
import { type Behavior, refuses, startUpstream } from '@campus/parse-adapter/testing/upstream';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../core/config.ts';
import { createLogger } from '../core/logger.ts';
import { createMetrics } from '../core/metrics.ts';
import { createSessionSealer, type Session } from '../session/session.ts';

export const sessionSecret = 'a secret of at least thirty-two characters';
export const publicUrl = 'https://console.campus.test';
export const session: Session = { token: 'r:platform-token', userId: 'u1' };

/** The gateway in front of a platform that answers the named functions (and `ClientInfo`) and refuses all others. */
export async function gatewayOn(functions: Record<string, Behavior>, overrides: Partial<Config> = {}) {
  const upstream = await startUpstream((response, request) => {
    const [, service, , name = ''] = request.path.split('/');
    const behave = functions[service === 'gateway' ? 'ClientInfo' : name] ?? refuses(141, 'Invalid function');
    behave(response, request);
  });
  const config = {
    ...readConfig({
      PUBLIC_URL: publicUrl,
      PARSE_SERVER_URL: upstream.url,
      SESSION_SECRET: sessionSecret,
    }),
    ...overrides,
  };
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const metrics = createMetrics();
  const parse = createParseClient({ ...config.parse, observe: metrics.upstream });
  const app = await buildApp({ config, log, metrics, parse });
  onTestFinished(async () => {
    await app.close();
    await parse.close();
    await upstream.close();
  });
  const sealer = createSessionSealer(config.sessionSecret);
  /** A session of another user. */
  const sealedFor = (userId: string) => sealer.seal({ token: `r:of-${userId}`, userId }, 60);
  return { app, lines, received: upstream.received, sealed: await sealer.seal(session, 60), sealedFor };
}
