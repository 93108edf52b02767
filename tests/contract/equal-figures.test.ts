// @module-tag sampled
import { rm } from 'node:fs/promises';
import { rangeBefore } from '@campus/domain/analytics/comparison';
import { zoneOfSearch } from '@campus/domain/analytics/graphs';
import { refusePeriod } from '@campus/domain/analytics/period';
import { sweepSize } from '@campus/domain/testing/sweep';
import { createNumbers } from '@campus/platform/areas/analytics/testing/random-events';
import { openGateway, type TestGateway } from '@campus/tests/calls/gateway';
import { exportGraph } from '@campus/tests/events/exported-graph';
import { askForRows, cellsOf, mailParagraphs } from '@campus/tests/events/graph-rows';
import { type GraphQuery, randomQuery } from '@campus/tests/events/random-queries';
import { startUsageOfYear } from '@campus/tests/events/usage-of-a-year';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { makeAccount, type TestAccount } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const seed = 1_000;
const queries = sweepSize({ sampled: 20, full: 1_000 });
/** The same number of queries is sent at each of these moments of the year. */
const moments = Array.from(
  { length: 20 },
  (_, index) => new Date(Date.parse('2026-01-30T10:20:30Z') + index * (14 * 24 * 60 + 67) * 60_000),
);

let account: TestAccount;
let folder: string;
let usage: Awaited<ReturnType<typeof startUsageOfYear>>;
let platform: TestServices;
let gateway: TestGateway;

beforeAll(async () => {
  account = await makeAccount();
  folder = await makeTemporaryFolder();
  // Set before anything measures time, which must not go backward.
  vi.useFakeTimers({ toFake: ['Date'], now: moments[0] ?? 0 });
  platform = await makeServices();
  const { accountId } = account;
  usage = await startUsageOfYear(platform.services.config, { accountId, folder, seed });
  const { platform: url, console: routesUrl } = stack.urls;
  const usageUrl = usage.config.usage.url;
  gateway = await openGateway({
    parse: { url, appId: 'campus', routesUrl, usageUrl, supportEmail: 'support@campus.test' },
  });
});

afterAll(async () => {
  vi.useRealTimers();
  await usage.close();
  await platform.close();
  await rm(folder, { recursive: true });
});

/** Compares a query's answer with its file and its mail. Returns the number of days or months. */
async function compare(query: GraphQuery): Promise<number> {
  const { accountId, people } = account;
  const answer = await askForRows(gateway.as(people.owner), accountId, query);
  const services = { ...platform.services, config: usage.config };
  const { file, mail } = await exportGraph(services, { accountId, by: people.owner }, query);
  const cells = [answer.header, ...answer.rows];
  expect({ query, cells: cellsOf(file, answer) }).toEqual({ query, cells });
  expect({ query, words: mail?.paragraphs }).toEqual({ query, words: mailParagraphs(query, answer) });
  return answer.rows.length;
}

it(
  'ANA-061 for random queries of a year, the file and its mail say what the gateway answers',
  async () => {
    const below = createNumbers(seed);
    let compared = 0;
    for (const now of moments) {
      vi.setSystemTime(now);
      for (let asked = 0; asked < queries / moments.length; asked += 1) {
        const query = randomQuery(below, now);
        compared += await compare(query);
        const before = { ...query, ...rangeBefore(query) };
        const comparable =
          refusePeriod(before, zoneOfSearch(query.searchType, query.timeZone), now) === undefined;
        if (comparable && below(3) === 0) compared += await compare(before);
      }
    }
    expect(compared).toBeGreaterThan(queries * 10);
  },
  90_000 + queries * 2_000,
);
