/** `npm run check`: runs the named checks one after the other, all of them, and fails when one has. */
import { runNpm } from './run.mjs';

const failed = [];
for (const check of process.argv.slice(2)) {
  console.log(`\n— ${check}`);
  if ((await runNpm(['run', '--silent', `check:${check}`], { env: { TURBO_TELEMETRY_DISABLED: '1' } })) !== 0)
    failed.push(check);
}
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
