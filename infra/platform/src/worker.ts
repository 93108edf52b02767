import { runProcess } from './main/run-process.ts';
import { startWorker } from './main/start-worker.ts';

await runProcess('worker', startWorker);
