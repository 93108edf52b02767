import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads the report of vitest-report.mjs or of Playwright: how many tests passed, the first line of each failure (the
 * whole story is in the output above), and for each file the seconds it took to load and to run.
 */
export function readResults(reportFile, exitCode) {
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : {};
  const {
    passed,
    failures,
    files = [],
  } = report.stats ? ofPlaywright(report) : { passed: 0, failures: [], ...report };
  // A run that broke off may report no failure at all.
  if (exitCode !== 0 && failures.length === 0) failures.push(`the run ended with ${exitCode}`);
  return { passed, files, failures: failures.map((failure) => failure.split('\n', 1)[0]) };
}

function ofPlaywright({ stats, suites, errors }) {
  const failures = [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)];
  const files = suites.map((suite) => ({
    file: suite.file,
    loading: 0,
    testing: secondsOf(suite),
  }));
  return { passed: stats.expected, failures, files };
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

function secondsOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  const own = results.reduce((total, { duration }) => total + duration / 1000, 0);
  return suites.reduce((total, suite) => total + secondsOf(suite), own);
}
