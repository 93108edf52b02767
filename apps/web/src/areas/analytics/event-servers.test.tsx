import type { EventServer } from '@campus/contracts/analytics/event-servers';
import { AppError } from '@campus/contracts/core/app-error';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { withAnalytics } from '../../../testing/analytics.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { formatMoment } from '../../lib/format-moment.ts';
import './dashboard-page.tsx';

const address = '/admin/analytics/dashboard';
const at = '2026-11-20T10:00:00.000Z';

const aServer = (own: Partial<EventServer> = {}): EventServer => ({
  ...{ server: 'world-1', reportsSince: '2026-10-01T08:00:00.000Z', lastHeard: at, isSilent: false },
  ...{ lateEvents: 0, earlyEvents: 0, refusedBatches: 0, lastRefusal: null, ...own },
});

it('lists the servers that report, since when, and what arrived late, early, or was refused', async () => {
  const refused = {
    at,
    reason: 'English',
    reasons: [{ key: 'usage.batch.json', params: { line: 4 } }],
  };
  const servers = [
    aServer(),
    aServer({ server: 'world-2', isSilent: true, lateEvents: 1_234, earlyEvents: 5 }),
    aServer({
      server: 'world-3',
      isSilent: true,
      reportsSince: null,
      lastHeard: null,
      refusedBatches: 2,
      lastRefusal: refused,
    }),
  ];
  renderPage(address, withAnalytics({ servers: () => ({ items: servers }) }));
  await userEvent.click(await screen.findByText('Servers of the world: 1 of 3 report now'));
  const table = within(await screen.findByRole('grid', { name: 'Servers of the world' }));
  const cells = table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    );
  const since = formatMoment('2026-10-01T08:00:00.000Z');
  expect(cells).toEqual([
    ['world-1', since, formatMoment(at), '0', '0', '0', ''],
    ['world-2', since, `${formatMoment(at)} (silent)`, '1,234', '5', '0', ''],
    [
      'world-3',
      'none',
      'never (no heartbeat)',
      '0',
      '0',
      '2',
      `${formatMoment(at)}: Line 4 is no JSON object.`,
    ],
  ]);
});

it('says that no server has reported yet', async () => {
  renderPage(address, withAnalytics());
  await screen.findByText('No server has reported what happens in the world yet.');
});

it('offers to read the servers again if that failed', async () => {
  let fails = true;
  const servers = () => {
    if (fails) throw new AppError('unavailable', 'analytics.serverError');
    return { items: [aServer()] };
  };
  renderPage(address, withAnalytics({ servers }));
  const retry = await screen.findByRole('button', { name: /again/i });
  fails = false;
  await userEvent.click(retry);
  await screen.findByText('Servers of the world: 1 of 1 report now');
});
