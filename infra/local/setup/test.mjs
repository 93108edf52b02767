/**
 * `npm test`: every check and every suite; ends with "N passed, N failed". `npm run test:nightly` runs what `npm test`
 * leaves out, and in full what it samples.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanCommit, filesWith, seedOfTree, writeRecord } from './commit.mjs';
import { meanOf, measureUnit, unitsOf } from './machine.mjs';
import { openMeter } from './meter.mjs';
import { readResults } from './results.mjs';
import { runNpm, runNpmLabeled } from './run.mjs';
import { slowestFiles } from './slowest-files.mjs';

const isNightly = process.argv.includes('--nightly');

/**
 * Stages run one after the other, and so do the steps of a lane; the lanes of a stage run at the same time. The faults
 * wait for most of their time, and some checks use one processor only. The other suites keep two processors busy by
 * themselves.
 */
const stages = [
  [
    ['test:unit'],
    [
      'check:format',
      'check:lint',
      'check:types',
      'check:imports',
      'check:unused',
      'check:versions',
      'check:licenses',
    ],
    ['test:faults'],
  ],
  [['test:stack']],
  [['test:e2e']],
];

// What ran is known by the commit at the beginning: files may change while the tests run.
const commit = cleanCommit();
const seed = process.env.SWEEP_SEED ?? seedOfTree();
const shared = {
  TURBO_TELEMETRY_DISABLED: '1',
  // The Node processes of the stacks load the same modules: only the first process compiles them.
  NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node-compile'),
  SWEEPS: isNightly ? 'full' : 'sampled',
  SWEEP_SEED: seed,
};

const before = await measureUnit();
console.log(
  isNightly ? `Sweeps run in full; SWEEP_SEED=${seed}` : `Sweeps are sampled with SWEEP_SEED=${seed}`,
);
const reports = mkdtempSync(path.join(tmpdir(), 'campus-reports-'));
const begun = Date.now();
const rows = [];
const failures = [];
for (const stage of stages) {
  const [first, ...others] = isNightly ? stage.filter(isSuite) : stage;
  await Promise.all([runLane(first, () => runNpm), ...others.map((lane) => runLane(lane, labeled))]);
}
rmSync(reports, { recursive: true });

const sum = (field) => rows.reduce((total, row) => total + row[field], 0);
const total = {
  name: 'all',
  passed: sum('passed'),
  failed: sum('failed'),
  seconds: (Date.now() - begun) / 1000,
  processor: sum('processor'),
};
// A machine can slow down during a run.
const unit = meanOf(before, await measureUnit());
if (failures.length > 0) console.log(`\n\nFailed:\n${failures.join('\n')}`);
console.log('\n');
for (const row of [...rows, total]) console.log(lineOf(row));
if (!isNightly) writeRecord({ ...commit, ...total, units: unitsOf(total, unit) });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Whether a lane runs tests. The checks do not run again at night. */
function isSuite([script]) {
  return !script.startsWith('check:');
}

/** The runner for a script whose output is mixed with that of others. */
function labeled(script) {
  return (args, options) => runNpmLabeled(script, args, options);
}

async function runLane(scripts, runnerOf) {
  for (const script of scripts) {
    console.log(`\n— ${script}`);
    const start = Date.now();
    const result = await (isSuite([script]) ? runSuite : runCheck)(script, runnerOf(script));
    rows.push({ name: script, seconds: (Date.now() - start) / 1000, ...result });
  }
}

async function runCheck(script, runScript) {
  const { code, processor } = await runToEnd(script, runScript);
  return { processor, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function runSuite(script, runScript) {
  const file = path.join(reports, `${script.replace(':', '-')}.json`);
  const options =
    script === 'test:e2e'
      ? ['--reporter=list,json', isNightly ? '--grep=@nightly|@sampled' : '--grep-invert=@nightly']
      : [
          '--reporter=default',
          `--reporter=${path.join(import.meta.dirname, 'vitest-report.mjs')}`,
          ...tagsFilterOf(script),
        ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, VITEST_REPORT_FILE: file };
  const { code, processor } = await runToEnd(script, runScript, { args: options, env });
  const results = readResults(file, code);
  console.log(`\n${slowestFiles(results.files).join('\n')}`);
  failures.push(...results.failures.map((failure) => `  ${script}: ${failure}`));
  return { processor, passed: results.passed, failed: results.failures.length };
}

/**
 * Selects tests by their tags. At night, all unit tests run, because setup.ts of the web client leaves out tests that
 * have no tag. Other suites load only files with tags: what a file opens when it is loaded stays open if none of its
 * tests runs.
 */
function tagsFilterOf(script) {
  if (!isNightly) return ['--tags-filter=!nightly'];
  if (script === 'test:unit') return [];
  return ['--tags-filter=nightly || sampled', ...filesWith("(@module-tag |tags: \\[')(nightly|sampled)")];
}

/** Runs an npm script; returns its exit code and the processor seconds it used. */
async function runToEnd(script, runScript, { args = [], env = {} } = {}) {
  const command = ['run', '--silent', script, '--', ...args];
  const meter = openMeter();
  const code = await runScript(command, { env: { ...shared, ...env }, onStart: meter.add });
  return { code, processor: meter.close() };
}

function lineOf({ name, passed, failed, seconds, processor }) {
  const counts = `${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed`;
  const times = `${seconds.toFixed(1).padStart(8)} s${processor.toFixed(1).padStart(8)} s of processor`;
  const units = `${String(unitsOf({ seconds, processor }, unit)).padStart(6)} units`;
  return `${name.padEnd(16)}${counts}${times}${units}`;
}
