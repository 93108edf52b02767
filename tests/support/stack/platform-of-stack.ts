import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { readSecrets } from '@campus/local/secrets';
import type { TestStack } from './stack.ts';

/** A platform or a worker as its own process. */
export interface PlatformProcess {
  url: string;
  /** Its exit and standard error output, once it has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; errors: string }>;
  /** Resolves when the platform is ready; rejects if it ends first. */
  ready(): Promise<void>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): void;
}

const { resolve } = createRequire(import.meta.url);

/**
 * Starts platforms, workers, and usage-search services on a stack, configured like its own except for ports
 * and the given settings. By default, all of them on one database share jobs, so each must create links that
 * the others accept.
 */
export async function startersOf({ urls, masterKey, data }: Pick<TestStack, 'urls' | 'masterKey' | 'data'>) {
  const { tokenSecret, usageEventsKey } = await readSecrets(data.path);
  const shared = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: urls.database,
    PARSE_MASTER_KEY: masterKey,
    TOKEN_SECRET: tokenSecret,
    PUBLIC_URL: urls.console,
    SMTP_URL: urls.smtp,
    FILES_DIR: data.files,
    USAGE_URL: urls.usage,
    USAGE_DATABASE_URL: process.env.USAGE_DATABASE_URL,
    USAGE_EVENTS_KEY: usageEventsKey,
  };
  return {
    startPlatform: (port: number, env: NodeJS.ProcessEnv = {}) =>
      start('main', port, { ...shared, ...env, PLATFORM_PORT: String(port) }),
    startWorker: (port: number, env: NodeJS.ProcessEnv = {}) =>
      start('worker', port, { ...shared, ...env, WORKER_PORT: String(port) }),
    /** Needs its own folder, which only one process at a time can use. */
    startUsage: (port: number, folder: string) =>
      start('usage', port, { ...shared, USAGE_DIR: folder, USAGE_PORT: String(port) }),
  };
}

function start(program: 'main' | 'worker' | 'usage', port: number, env: NodeJS.ProcessEnv): PlatformProcess {
  const child = spawn(process.execPath, [resolve(`@campus/platform/${program}`)], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode, errors }));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    ended,
    ready: async () => {
      while (child.exitCode === null && child.signalCode === null) {
        const response = await fetch(`${url}/readyz`).catch(() => undefined);
        await response?.body?.cancel();
        if (response?.ok) return;
        await wait(50);
      }
      throw new Error(`The process ended before it was ready: ${errors}`);
    },
    stop: (signal = 'SIGTERM') => child.kill(signal),
  };
}
