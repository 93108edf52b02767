import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { logWarnings } from '@campus/domain/core/log-warnings';
import type { Logger } from 'pino';
import { type PlatformConfig, readConfig } from '../foundation/config.ts';
import { createLog } from '../foundation/log.ts';
import { StartFailure } from '../foundation/start-failure.ts';

/** A running program. */
export interface Running {
  /** How long it continues to accept calls after it reports that it is not ready. */
  drainSeconds: number;
  /** Reports that it is not ready. */
  drain(): void;
  /** Waits for running calls. */
  close(): Promise<void>;
}

/**
 * Runs a platform process, configured by the environment, until a signal ends it. Sends 'ready' to its parent
 * process if there is a channel.
 */
export async function runProcess(
  part: Parameters<typeof createLog>[0],
  start: (config: PlatformConfig, log: Logger) => Promise<Running>,
): Promise<void> {
  let running: Running | undefined;
  endOnSignal(() => running);
  try {
    const config = readConfig();
    const log = createLog(part, config.logLevel);
    logWarnings(process, (err) => log.warn({ err }, 'warning'));
    running = await start(config, log);
    process.send?.('ready');
    // Written now, because a killed process would not store the compiled modules for the next one.
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`${error instanceof StartFailure ? error.message : explain(error)}\n`);
    process.exit(1);
  }
}

/**
 * On SIGTERM, the process reports that it is not ready, serves until balancers have noticed, finishes open
 * calls, and exits. It does not wait on SIGINT, on a second signal, or when its parent process has ended.
 */
function endOnSignal(started: () => Running | undefined): void {
  const hurry = new AbortController();
  const end = async () => {
    const running = started();
    running?.drain();
    const drainMs = (running?.drainSeconds ?? 0) * 1000;
    await wait(drainMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    await running?.close();
    process.exit(0);
  };
  let ending: Promise<void> | undefined;
  const onSignal = (event: string) => {
    if (ending || event !== 'SIGTERM') hurry.abort();
    ending ??= end();
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => onSignal(event));
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
