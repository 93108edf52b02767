/**
 * `npm run superadmin -- --email ada@example.org --name "Ada Example"`: creates a superadmin in the running
 * stack.
 */
import { StartFailure as Refusal } from '@campus/platform/foundation/start-failure';
import { makeSuperadminByCommand } from '@campus/platform/main/superadmin-command';
import { platformEnvironment } from './parts.ts';
import { findRunningStack } from './running-stack.ts';
import { explainFailure } from './start-failure.ts';

try {
  await makeSuperadminByCommand(platformEnvironment(await findRunningStack()));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : explainFailure(error));
  process.exitCode = 1;
}
