import { violationsOf } from '@campus/tests/browser/accessible';
import { chromiumLaunch } from '@campus/tests/browser/chromium';
import { openGateway } from '@campus/tests/calls/gateway';
import { chromium } from '@playwright/test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it, onTestFinished } from 'vitest';

const gateway = await openGateway({ publicUrl: new URL('https://console.example.org') });

it('the description has no error and no warning by Redocly’s recommended rules', async () => {
  const source = await (await fetch(`${gateway.url}/api/openapi.json`)).text();
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

it.each(['light', 'dark'] as const)(
  'reference, guide, and problems have no accessibility violation: %s',
  { tags: ['nightly'] },
  async (colorScheme) => {
    const browser = await chromium.launch(chromiumLaunch);
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ colorScheme, baseURL: gateway.url });
    const mistakes: string[] = [];
    page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()));
    await page.goto('/api/docs?#?route=post-/accounts/-accountId-/invitations');
    await page.getByText('REQUEST BODY').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByPlaceholder('Filter').fill('resend');
    await page.getByPlaceholder('Filter').press('Enter');
    await page.getByRole('link', { name: 'Guide' }).click();
    await page.getByRole('heading', { name: 'Limits' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Problems' }).click();
    await page.locator('[id="request.tooMany"]').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(mistakes).toEqual([]);
  },
);

it('serves the examples that the guide links to', async () => {
  const guide = await (await fetch(`${gateway.url}/api/docs/guide`)).text();
  const links = [...guide.matchAll(/href="(examples\/[^"]+)"/g)].map(([, link]) => link ?? '');
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const example = await fetch(new URL(link, `${gateway.url}/api/docs/guide`));
    expect(example.status).toBe(200);
    // A closing gateway waits for unread answers.
    expect(await example.text()).not.toBe('');
  }
});
