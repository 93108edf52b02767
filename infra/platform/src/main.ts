import { runProcess } from './main/run-process.ts';
import { startPlatform } from './main/start-platform.ts';

await runProcess('platform', startPlatform);
