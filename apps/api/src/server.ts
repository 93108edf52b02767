import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { logWarnings } from '@campus/domain/core/log-warnings';
import { createParseClient } from '@campus/parse-adapter/core/client';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, isPlaintext, readConfig } from './core/config.ts';
import { createLogger } from './core/logger.ts';
import { createMetrics } from './core/metrics.ts';

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  logWarnings(process, (err) => log.warn({ err }, 'warning'));
  const metrics = createMetrics();
  const parse = createParseClient({ ...config.parse, observe: metrics.upstream });
  const app = await buildApp({ config, log, metrics, parse });
  endOnSignal(app, config, parse.close);
  await app.listen({ port: config.port, host: config.host });
  if (isPlaintext(config.publicUrl))
    log.warn('PUBLIC_URL begins with http: browsers send passwords and sessions without encryption');
  // A killed process writes nothing, so write the compiled modules now for the next process.
  flushCompileCache();
}

/**
 * On SIGTERM, the gateway reports not ready, serves until load balancers notice, finishes open requests, and
 * ends. It does not wait on a terminal interrupt, on a second signal, or when its parent process has ended.
 */
function endOnSignal(app: FastifyInstance, config: Config, closeParse: () => Promise<void>): void {
  const hurry = new AbortController();
  const end = async () => {
    app.drain();
    await wait(config.drainSeconds * 1000, undefined, { signal: hurry.signal }).catch(() => undefined);
    setTimeout(() => process.exit(1), config.shutdownSeconds * 1000).unref();
    await app.close();
    await closeParse();
    process.exit(0);
  };
  let ending: Promise<void> | undefined;
  const onSignal = (event: string) => {
    if (ending || event !== 'SIGTERM') hurry.abort();
    ending ??= end();
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => onSignal(event));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
