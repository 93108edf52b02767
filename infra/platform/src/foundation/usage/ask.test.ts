import * as wire from '@campus/contracts/analytics/report-usage';
import { text } from '@campus/contracts/core/text';
import { daysLater } from '@campus/domain/core/days';
import { readSecrets } from '@campus/local/secrets';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askUsage } from './ask.ts';

let test: TestServices;
beforeAll(async () => {
  const { tokenSecret } = await readSecrets(stack.data.path);
  test = await makeServices([], { USAGE_URL: stack.urls.usage, TOKEN_SECRET: tokenSecret });
});
afterAll(() => test.close());

it('a refusal of the usage-search service reaches tasks as its own sentence', async () => {
  const { accountId } = await makeAccount();
  const today = new Date().toISOString().slice(0, 10);
  const range = { from: daysLater(today, -500), to: today, timeZone: 'UTC', hideEmployees: true };
  const asked = askUsage(test.services.config.usage, wire.getReportGroups, { accountId, ...range });
  await expect(asked).rejects.toThrow(text('analytics.report.tooOld'));
});
