import { createParseClient } from '@campus/parse-adapter/core/client';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig } from './core/config.ts';
import { createLogger } from './core/logger.ts';
import { createMetrics } from './core/metrics.ts';

const closeWithinMs = 10_000;

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  const metrics = createMetrics();
  const parse = createParseClient({ ...config.parse, observe: metrics.upstream });
  const app = await buildApp({ config, log, metrics, parse });
  closeOnSignal(app, parse.close);
  await app.listen({ port: config.port, host: config.host });
}

/** Finishes running requests and then ends the process, on a signal or when the parent process is gone. */
function closeOnSignal(app: FastifyInstance, closeParse: () => Promise<void>): void {
  const close = async () => {
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    await app.close();
    await closeParse();
    process.exit(0);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, close);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
