import { writeFileSync } from 'node:fs';

/**
 * Writes what `npm test` tells at its end. Beside failed tests a run can fail by a file that could not be loaded, by
 * what runs before and after its tests, and by what nobody caught: vitest's own JSON report names none of these.
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
    };
    writeFileSync(process.env.VITEST_REPORT_FILE, JSON.stringify(report));
  }
}
