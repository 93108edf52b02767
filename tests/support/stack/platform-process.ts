import { startersOf } from './platform-of-stack.ts';
import { stack } from './stack.ts';

const starters = await startersOf(stack);

/** Starts a platform process beside the one that all tests share. It leaves the jobs of other tests alone. */
export const startPlatformProcess: typeof starters.startPlatform = (port, env) =>
  starters.startPlatform(port, { WORKERS: 'apart', ...env });

/** Starts a worker beside the one that all tests share. */
export const startWorkerProcess = starters.startWorker;

/** Starts a usage-search service beside the one that all tests share. */
export const startUsageProcess = starters.startUsage;
