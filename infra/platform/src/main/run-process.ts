import { type PlatformConfig, readConfig } from '../ground/config.ts';
import { StartFailure } from '../ground/start-failure.ts';

/**
 * Runs a platform process, configured by the environment, until it is told to end. A parent process with a
 * channel is sent 'ready'.
 */
export async function runProcess(
  start: (config: PlatformConfig) => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  let close = async () => {};
  const end = async () => {
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // The process that started this one is gone.
  process.once('disconnect', end);
  try {
    const running = await start(readConfig());
    close = () => running.close();
    process.send?.('ready');
  } catch (error) {
    process.stderr.write(`${error instanceof StartFailure ? error.message : explain(error)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
