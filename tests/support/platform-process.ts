import { platformsOf } from './platform-of-stack.ts';
import { stack } from './stack.ts';

/** Starts a platform process beside the one that all tests share. */
export const startPlatformProcess = await platformsOf(stack);
