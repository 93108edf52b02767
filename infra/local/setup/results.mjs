import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed, from the JSON report of vitest or of Playwright. */
export function countResults(reportFile, exitCode) {
  const report = readReport(reportFile);
  const counts = report.stats ? countPlaywright(report) : countVitest(report);
  // A run that broke off may report no failure at all.
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

function countVitest({ numPassedTests = 0, numFailedTests = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The titles of the tests that failed, each with the first line of why: the long story is far above. */
export function failedTests(reportFile) {
  const { testResults = [], suites = [] } = readReport(reportFile);
  const ofVitest = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [message = ''] }) => `${fullName}: ${firstLine(message)}`);
  return [...ofVitest, ...suites.flatMap(failedSpecs)];
}

function failedSpecs({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return `${file} ${title}: ${firstLine(messages[0]?.message ?? '')}`;
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

function firstLine(message) {
  return message.split('\n', 1)[0];
}

function readReport(reportFile) {
  return existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : {};
}
