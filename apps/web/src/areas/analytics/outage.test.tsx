import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withAnalytics } from '../../../testing/analytics.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import './dashboard-page.tsx';

// An open page reads its figures again every five minutes, which is too long for a test. Much more often, it would do
// nothing else than draw its charts.
vi.mock('./next-read.ts', () => ({ nextRead: () => 1_000 }));

it('ANA-021 a page that is open through an outage keeps its figures, says that they are old, and recovers', async () => {
  const page = renderPage('/admin/analytics/dashboard', withAnalytics());
  const logins = within(await screen.findByRole('region', { name: 'Logins by Day' }));
  const months = within(await screen.findByRole('region', { name: 'Unique Logins and New Users by Month' }));
  const old = /^These figures were read on .* could not be read again: Wrong data format/;
  const fail = () => {
    throw new AppError('unavailable', 'analytics.wrongFormat');
  };
  for (const card of [logins, months]) await card.findByRole('slider');
  page.answerNow(withAnalytics({ graph: fail, months: fail }));
  for (const card of [logins, months]) {
    await card.findByText(old);
    card.getByRole('slider');
  }
  page.answerNow(withAnalytics());
  for (const card of [logins, months]) await waitFor(() => expect(card.queryByText(old)).toBeNull());
});
