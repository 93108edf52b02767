import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { readSecrets } from '@campus/local/secrets';
import { stack } from './stack.ts';

/** A platform as a process of its own, beside the one that all tests share. */
export interface PlatformProcess {
  url: string;
  /** The exit code and what was written to standard error, once it has ended. */
  ended: Promise<{ code: number | null; errors: string }>;
  /** Settles once it answers as ready; fails when it ends before. */
  ready(): Promise<void>;
  stop(): void;
}

// All platforms on one database work on the same jobs: each must make the links that the others know.
const { tokenSecret } = await readSecrets(stack.data.path);

const main = createRequire(import.meta.url).resolve('@campus/platform/main');

/** Starts a platform process, set up like the shared one but for its port and what is given. */
export function startPlatformProcess(port: number, env: NodeJS.ProcessEnv = {}): PlatformProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PLATFORM_PORT: String(port),
      DATABASE_URL: stack.urls.database,
      PARSE_MASTER_KEY: stack.masterKey,
      TOKEN_SECRET: tokenSecret,
      PUBLIC_URL: stack.urls.console,
      SMTP_URL: stack.urls.smtp,
      FILES_DIR: stack.data.files,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, errors }));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    ended,
    ready: async () => {
      while (child.exitCode === null) {
        const response = await fetch(`${url}/readyz`).catch(() => undefined);
        await response?.body?.cancel();
        if (response?.ok) return;
        await wait(50);
      }
      throw new Error(`The platform ended before it was ready: ${errors}`);
    },
    stop: () => child.kill('SIGTERM'),
  };
}
