import { makeStreamingWorld } from '@campus/tests/areas/streaming';
import { openAs } from '@campus/tests/browser/browser-people';
import { runWithSdk } from '@campus/tests/calls/parse-sdk';
import { expect, type Page, test } from '@playwright/test';

const address = '/admin/world/integrations';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('SHE-042 INT-001 INT-008 INT-010 INT-020 an admin connects Slack and saves settings; the platform has them', async ({
  page,
}) => {
  const allowed = { allowed: true, enabled: false };
  const { accountId, people } = await makeStreamingWorld({ zoom: allowed, speechToText: allowed });
  await openAs(page, people.admin, address);
  const slack = card(page, 'Slack Integration');
  await slack.getByRole('button', { name: 'Connect to Slack' }).click();
  await page.getByRole('link', { name: 'Allow #campus' }).click();
  await expect(page.getByText('Successfully connected to Slack.')).toBeVisible();
  await expect(slack.getByText('Connected with #campus in Campus Workspace.')).toBeVisible();
  for (const name of ['Slack Integration', 'Campus Streaming', 'GDN Streaming']) {
    await card(page, name).getByRole('button', { name: 'Send a test' }).click();
    await expect(card(page, name).getByText('Working')).toBeVisible();
  }
  await card(page, 'Zoom').getByRole('switch', { name: 'Zoom' }).click();
  await expect(page.getByText('Successfully enabled Zoom.')).toBeVisible();
  const label = page.getByRole('textbox', { name: 'GDN launch button label' });
  await label.fill(' Stream it ');
  await page
    .getByRole('region', { name: 'Unsaved changes' })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await expect(page.getByText('Successfully applied 1 change.')).toBeVisible();

  await page.reload();
  await expect(label).toHaveValue('Stream it');
  await expect(slack.getByText('Connected with #campus in Campus Workspace.')).toBeVisible();
  await expect(page.getByText('Successfully connected to Slack.')).toHaveCount(0);
  await expect(card(page, 'Zoom').getByRole('switch', { name: 'Zoom' })).toBeChecked();
  expect(await runWithSdk('getIntegrations', { accountId }, people.owner)).toMatchObject({
    slack: { isConnected: true, channel: '#campus' },
    health: [{ state: 'working' }, { state: 'working' }, { state: 'working' }, { state: 'unknown' }],
  });
  const settings = await runWithSdk('getSettings', { accountId, page: 'integrations' }, people.owner);
  expect(settings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ setting: 'Account.zoom.enabled', value: true }),
      expect.objectContaining({
        setting: 'ServerConfig.gdnStreaming.launchButtonLabel',
        value: 'Stream it',
      }),
    ]),
  );
});
