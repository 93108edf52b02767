import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed, from the JSON report of vitest or of Playwright. */
export function countResults(reportFile, exitCode) {
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : {};
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
