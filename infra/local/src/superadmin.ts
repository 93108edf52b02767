/** `npm run superadmin -- --email ada@example.org --name "Ada Example"`: makes a superadmin in the running stack. */
import { makeSuperadminByCommand } from '@campus/platform/main/superadmin-command';
import { platformEnvironment } from './parts.ts';
import { findRunningStack } from './running-stack.ts';
import { explainFailure } from './start-failure.ts';

try {
  await makeSuperadminByCommand(platformEnvironment(await findRunningStack()));
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
