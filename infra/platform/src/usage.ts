import { runProcess } from './main/run-process.ts';
import { startUsage } from './main/start-usage.ts';

await runProcess('usage', startUsage);
