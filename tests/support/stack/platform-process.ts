import { startersOf } from './platform-of-stack.ts';
import { stack } from './stack.ts';

const starters = await startersOf(stack);

/** Starts a platform process beside the shared one. It does not touch other tests' jobs. */
export const startPlatformProcess: typeof starters.startPlatform = (port, env) =>
  starters.startPlatform(port, { WORKERS: 'apart', ...env });

/** Starts a worker beside the shared one. */
export const startWorkerProcess = starters.startWorker;

/** Starts a usage-search service beside the shared one. */
export const startUsageProcess = starters.startUsage;
