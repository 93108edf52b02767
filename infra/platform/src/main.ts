import { readConfig } from './config.ts';
import { startPlatform } from './platform.ts';
import { StartFailure } from './start-failure.ts';

try {
  const platform = await startPlatform(readConfig());
  const end = async () => {
    await platform.close();
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // The process that started this one is gone.
  process.once('disconnect', end);
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
