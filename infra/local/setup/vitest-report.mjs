import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the results that `npm test` prints at its end: passed tests, failures, and the seconds each file took.
 * Beside failed tests a run can fail by a file that could not be loaded, by a global setup or teardown, and by an
 * uncaught error: vitest's own JSON report names none of these.
 *
 * @public vitest loads it by its path.
 */
export default class Report {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const report = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests
          .filter((test) => test.result().state === 'failed')
          .map((test) => `${test.fullName}: ${test.result().errors[0]?.message}`),
        ...suites.flatMap((suite) =>
          suite.errors().map(({ message }) => `${suite.fullName ?? suite.moduleId}: ${message}`),
        ),
        ...unhandled.map(
          ({ message, VITEST_TEST_PATH: file, VITEST_TEST_NAME: name }) =>
            `Nobody caught: ${message} (${[file, name].filter(Boolean).join(', ') || 'no test was running'})`,
        ),
      ],
      files: modules.map(timesOf),
    };
    writeFileSync(process.env.VITEST_REPORT_FILE, JSON.stringify(report));
  }
}

/** Seconds to load a test file and everything it imports, and seconds of its tests and hooks. */
function timesOf(module) {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  const loading = environmentSetupDuration + prepareDuration + setupDuration + collectDuration;
  return {
    file: path.relative(process.cwd(), module.moduleId),
    loading: loading / 1000,
    testing: duration / 1000,
  };
}
