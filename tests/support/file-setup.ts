/** Runs before each test file: the files of a worker process share modules, and all files share the stack. */
import { afterAll } from 'vitest';
import { useNewAddress } from './platform.ts';
import { endMadeTasks } from './tasks.ts';

useNewAddress();
afterAll(endMadeTasks);
