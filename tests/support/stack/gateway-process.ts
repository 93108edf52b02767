import { createRequire } from 'node:module';
import { createSessionSealer } from '@campus/api/session/session';
import { claim } from '@campus/local/ports';
import { type Part, startPart } from '@campus/local/processes';
import { readSecrets } from '@campus/local/secrets';
import type { Stack } from '@campus/local/stack';

const { resolve } = createRequire(import.meta.url);

/** An additional gateway of a stack, as its own process. */
export interface GatewayProcess extends Part {
  url: string;
}

/** Starts a gateway of the stack without the web client. It reports not ready a second before it stops. */
export async function startGatewayProcess(stack: Stack, port?: number): Promise<GatewayProcess> {
  const chosen = port ?? (await claim(0));
  const { sessionSecret } = await readSecrets(stack.data.path);
  const url = `http://127.0.0.1:${chosen}`;
  const part = await startPart(
    {
      name: `gateway at ${chosen}`,
      file: resolve('@campus/api/server'),
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        HOST: '127.0.0.1',
        PORT: String(chosen),
        PUBLIC_URL: stack.urls.console,
        PARSE_SERVER_URL: stack.urls.platform,
        SESSION_SECRET: sessionSecret,
        RATE_LIMITS: 'off',
        DRAIN_SECONDS: '1',
      },
      readyAt: `${url}/readyz`,
    },
    stack.data.logs,
  );
  await part.ready;
  return { ...part, url };
}

/** The headers for script calls to any gateway of the stack in this session. */
export async function bearerOf(
  stack: Stack,
  session: { userId: string; sessionToken: string },
): Promise<Record<string, string>> {
  const { sessionSecret } = await readSecrets(stack.data.path);
  const { userId, sessionToken: token } = session;
  const sealed = await createSessionSealer(sessionSecret).seal({ token, userId }, 3600);
  return { authorization: `Bearer ${sealed}` };
}
