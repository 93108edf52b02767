/**
 * Makes a superadmin. It needs the platform's environment: `node superadmin.ts --email ada@example.org --name
 * "Ada"`.
 */
import { makeSuperadminByCommand } from './main/superadmin-command.ts';

try {
  await makeSuperadminByCommand();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
