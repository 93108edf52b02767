import { startersOf } from './platform-of-stack.ts';
import { stack } from './stack.ts';

const starters = await startersOf(stack);

/** Starts a platform process beside the one that all tests share. */
export const startPlatformProcess = starters.startPlatform;

/** Starts a worker beside the one that all tests share. */
export const startWorkerProcess = starters.startWorker;

/** Starts a usage-search service beside the one that all tests share. */
export const startUsageProcess = starters.startUsage;
