import '@campus/contracts/core/account-messages';
/** Runs before each test file. Files of one worker process share modules, and all files share the stack. */
import { afterAll, beforeAll } from 'vitest';
import { endMadeTasks } from '../areas/tasks.ts';
import { useNewAddress } from '../calls/platform.ts';
import { sql } from '../world/world.ts';

useNewAddress();
// All tests that use a gateway share one address.
beforeAll(() => sql.query(`delete from sign_in_failure where place = '127.0.0.1'`));
afterAll(endMadeTasks);
