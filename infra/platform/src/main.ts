import { startPlatform } from './platform.ts';
import { runProcess } from './run-process.ts';

await runProcess(startPlatform);
