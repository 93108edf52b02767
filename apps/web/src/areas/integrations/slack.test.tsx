import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withSettings } from '../../../testing/settings.ts';
import { rememberSlackState } from '../../lib/storage.ts';

const address = '/admin/world/integrations';
const channel = { isOffered: true, isConnected: true, channel: '#campus', team: 'Workspace' };
const failed = {
  at: '2026-11-20T10:00:00.000Z',
  operation: 'test',
  outcome: 'refused',
  detail: 'no_service',
  latency: 12,
} as const;

function withSlack(own: NonNullable<Answers['integrations']> = {}, slack = channel): Answers {
  const { answers } = withSettings();
  const health = {
    connection: 'slack',
    isTestable: true,
    state: 'failing',
    lastSuccess: null,
    lastFailure: failed,
    calls: [failed],
  } as const;
  const read = () => ({ slack, health: [{ ...health, calls: [...health.calls] }] });
  return { ...answers, integrations: { read, connectSlack: () => ({ slack }), ...own } };
}

const card = async () => within(await screen.findByRole('region', { name: 'Slack Integration' }));

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

it('INT-001 INT-013 shows the channel, its health in words, and the last calls in a dialog', async () => {
  const page = renderPage(address, withSlack());
  const shown = await card();
  await shown.findByText('Connected with #campus in Workspace.');
  shown.getByText('Failing');
  shown.getByText(/The vendor refused the call\. \(no_service\)/);
  expect(shown.queryByRole('button', { name: 'Connect to Slack' })).toBeNull();
  await page.user.click(shown.getByRole('button', { name: 'Last calls' }));
  const dialog = await screen.findByRole('dialog', { name: 'Last calls of Slack' });
  within(dialog).getByText(/^Test: The vendor refused the call\. \(no_service\) 12 ms/);
});

it('INT-020 keeps the random state in session storage before it leaves for Slack', async () => {
  const start = () => ({ url: 'https://slack.test/authorize?state=s-1', state: 's-1' });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const page = renderPage(address, withSlack({ startSlack: start }, { ...channel, isConnected: false }));
  await page.user.click(await (await card()).findByRole('button', { name: 'Connect to Slack' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://slack.test/authorize?state=s-1'));
  expect(Object.values(sessionStorage)).toContain('s-1');
});

it('INT-005 INT-008 INT-010 SHE-019 connects with code and state, says so once, and clears the state', async () => {
  rememberSlackState('s-1');
  const page = renderPage('/slack?code=c-1&state=s-1', withSlack(), { wrapper: StrictMode });
  await screen.findByText('Successfully connected to Slack.');
  expect(page.sent('integrations.connectSlack')).toEqual([
    expect.objectContaining({ code: 'c-1', state: 's-1' }),
  ]);
  expect(page.visited()).toContain('/admin/integrations');
  expect(page.address()).toBe(address);
  await waitFor(() => expect(window.history.state).toBeNull());
  expect(Object.values(sessionStorage)).not.toContain('s-1');
});

it.each([
  ['another state', '/slack?code=c-1&state=other'],
  ['no code', '/slack?state=s-1&error=access_denied'],
])('INT-009 INT-010 INT-034 says after %s that connecting failed, and calls nothing', async (_, at) => {
  rememberSlackState('s-1');
  const page = renderPage(at, withSlack());
  await screen.findByText('Failed to connect to Slack.');
  expect(page.sent('integrations.connectSlack')).toEqual([]);
});

it('INT-034 says that it failed when the platform refuses the code', async () => {
  rememberSlackState('s-1');
  const connectSlack = () => {
    throw new AppError('conflict', 'integrations.slack.failed');
  };
  renderPage('/slack?code=c-1&state=s-1', withSlack({ connectSlack }));
  await screen.findByText('Failed to connect to Slack.');
});

it('INT-006 SHE-023 /slack without a session leads to /login', async () => {
  const page = renderPage('/slack?code=c-1&state=s-1', signedOut);
  await waitFor(() => expect(page.visited()).toContain('/login'));
});

it('INT-031 asks before it disconnects', async () => {
  const page = renderPage(address, withSlack({ disconnectSlack: () => ({}) }));
  await page.user.click(await (await card()).findByRole('button', { name: 'Disconnect' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Slack?' }));
  expect(page.sent('integrations.disconnectSlack')).toEqual([]);
  await page.user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  await screen.findByText('Slack is disconnected.');
});
