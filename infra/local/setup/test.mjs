/** `npm test`: checks, then every suite, in order and all of them; ends with "N passed, N failed". */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readResults } from './results.mjs';
import { runNpm } from './run.mjs';
import { processorSeconds, slowestFiles } from './timings.mjs';

const checks = ['format', 'lint', 'types', 'imports', 'unused'];
const suites = ['unit', 'platform', 'contract', 'e2e'];

const reports = mkdtempSync(path.join(tmpdir(), 'campus-reports-'));
const start = Date.now();
const rows = [];
const failures = [];
for (const check of checks) rows.push(await timed(`check ${check}`, () => runCheck(check)));
for (const suite of suites) rows.push(await timed(suite, () => runSuite(suite)));
rmSync(reports, { recursive: true });

const sum = (field) => rows.reduce((total, row) => total + row[field], 0);
if (failures.length > 0) console.log(`\n\nFailed:\n${failures.join('\n')}`);
console.log('\n');
for (const row of rows) console.log(lineOf(row));
console.log(lineOf({ name: 'all', ...totals() }));
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

async function timed(name, runStep) {
  console.log(`\n— ${name}`);
  const start = Date.now();
  const processor = processorSeconds();
  const counts = await runStep();
  return { name, ...counts, seconds: (Date.now() - start) / 1000, processor: processorSeconds() - processor };
}

function totals() {
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    seconds: (Date.now() - start) / 1000,
    processor: processorSeconds(),
  };
}

function lineOf({ name, passed, failed, seconds, processor }) {
  const counts = `${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed`;
  const times = `${seconds.toFixed(1).padStart(8)} s${(processor || 0).toFixed(1).padStart(8)} s of processor`;
  return `${name.padEnd(16)}${counts}${times}`;
}

async function runCheck(check) {
  const code = await npmRun(`check:${check}`, []);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function runSuite(suite) {
  const file = path.join(reports, `${suite}.json`);
  const reporters =
    suite === 'e2e'
      ? ['--reporter=list,json']
      : ['--reporter=default', `--reporter=${path.join(import.meta.dirname, 'vitest-report.mjs')}`];
  const code = await npmRun(`test:${suite}`, reporters, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    VITEST_REPORT_FILE: file,
  });
  const results = readResults(file, code);
  console.log(`\n${slowestFiles(results.files).join('\n')}`);
  failures.push(...results.failures.map((failure) => `  ${suite}: ${failure}`));
  return { passed: results.passed, failed: results.failures.length };
}

function npmRun(script, args, env = {}) {
  return runNpm(['run', '--silent', script, '--', ...args], { TURBO_TELEMETRY_DISABLED: '1', ...env });
}
