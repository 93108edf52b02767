import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests passed, and each failure with the first line of why (the long story is far above), from the report
 * of vitest-report.mjs or of Playwright.
 */
export function readResults(reportFile, exitCode) {
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : {};
  const { passed, failures } = report.stats ? ofPlaywright(report) : { passed: 0, failures: [], ...report };
  // A run that broke off may report no failure at all.
  if (exitCode !== 0 && failures.length === 0) failures.push(`the run ended with ${exitCode}`);
  return { passed, failures: failures.map((failure) => failure.split('\n', 1)[0]) };
}

function ofPlaywright({ stats, suites, errors }) {
  const failures = [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)];
  return { passed: stats.expected, failures };
}

function failedSpecs({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title, file, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return `${file} ${title}: ${messages[0]?.message ?? ''}`;
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}
