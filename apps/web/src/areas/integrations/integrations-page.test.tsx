import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { anAccount, anEnteredAccount } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withSettings } from '../../../testing/settings.ts';

const address = '/admin/world/integrations';

it('INT-015 INT-021 INT-037 saves button and label of GDN with the page, the label trimmed', async () => {
  const page = renderPage(address, withSettings().answers);
  const card = within(await screen.findByRole('region', { name: 'GDN Streaming' }));
  await page.user.click(card.getByRole('switch', { name: 'GDN launch button' }));
  await screen.findByText('Successfully enabled GDN launch button.');
  const label = card.getByRole('textbox', { name: 'GDN launch button label' });
  expect(label).toHaveProperty('value', 'GDN Streaming');
  await page.user.clear(label);
  const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
  expect(bar.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await enterText(page.user, label, ' Play ');
  await page.user.click(bar.getByRole('button', { name: 'Save' }));
  await screen.findByText('Successfully applied 1 change.');
  expect(page.sent('settings.save')).toMatchObject([
    { changes: [{ setting: 'ServerConfig.gdnStreaming.showLaunchButton', value: true }] },
    { changes: [{ setting: 'ServerConfig.gdnStreaming.launchButtonLabel', value: 'Play' }] },
  ]);
});

it('INT-023 has no card for a world that GDN does not stream', async () => {
  const hidden = [
    'ServerConfig.gdnStreaming.showLaunchButton',
    'ServerConfig.gdnStreaming.launchButtonLabel',
  ] as const;
  renderPage(address, withSettings({}, { hidden: [...hidden] }).answers);
  await screen.findByRole('region', { name: 'Campus Streaming' });
  expect(screen.queryByRole('region', { name: 'GDN Streaming' })).toBeNull();
});

it('INT-002 leads a person whose role is refused to the accounts, and reads the level again', async () => {
  const { answers } = withSettings();
  let refused = false;
  const read = () => {
    refused = true;
    throw new AppError('forbidden', 'access.forbidden');
  };
  const page = renderPage(address, {
    ...answers,
    integrations: { read },
    accounts: {
      list: () => ({ items: [anAccount(), anAccount({ id: 'account2', organizationName: 'Second' })] }),
      get: () => anEnteredAccount(refused ? { level: 'member', pages: [] } : {}),
    },
  });
  await screen.findByText('Your role does not give you access to the page Integrations.');
  await waitFor(() => expect(page.address()).toBe('/accounts'));
  await page.user.click(await screen.findByRole('button', { name: /^Demo Campus/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Menu of Ana Okafor' }));
  // This item exists only for people without the admin flag.
  await screen.findByRole('menuitem', { name: 'ACCOUNTS' });
});

it.each([
  ['Zoom', 'zoom'],
  ['GDN Streaming', 'gdn'],
  ['Campus Streaming', 'streaming'],
] as const)('INT-001 the card %s shows its health, and the result of a test', async (title, connection) => {
  const { answers } = withSettings();
  const failed = {
    at: '2026-11-20T10:00:00.000Z',
    operation: 'test',
    outcome: 'refused',
    detail: 'invalid_client',
    latency: 12,
  } as const;
  const calls: (typeof failed)[] = [];
  const { slack } = answers.integrations.read();
  const read = () => ({
    slack,
    health: [
      {
        connection,
        isTestable: true,
        state: calls.length > 0 ? ('failing' as const) : ('unknown' as const),
        lastSuccess: null,
        lastFailure: calls[0] ?? null,
        calls,
      },
    ],
  });
  const test = () => {
    calls.push(failed);
    return { call: failed };
  };
  const page = renderPage(address, { ...answers, integrations: { read, test } });
  const card = within(await screen.findByRole('region', { name: title }));
  await card.findByText('Not used yet');
  await page.user.click(card.getByRole('button', { name: 'Send a test' }));
  await screen.findByText(/^The test of .+ failed\. The vendor refused the call\. \(invalid_client\)$/);
  await card.findByText('Failing');
  expect(page.sent('integrations.test')).toEqual([expect.objectContaining({ connection })]);
});
