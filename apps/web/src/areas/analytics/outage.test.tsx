import { AppError } from '@campus/contracts/core/app-error';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { withAnalytics } from '../../../testing/analytics.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import './dashboard-page.tsx';

afterEach(() => void vi.useRealTimers());

it('ANA-021 a page that is open through an outage keeps its figures, says that they are old, and recovers', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  const minutesPass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
  const page = renderPage('/admin/analytics/dashboard', withAnalytics());
  const logins = within(await screen.findByRole('region', { name: 'Logins by Day' }));
  const months = within(await screen.findByRole('region', { name: 'Unique Logins and New Users by Month' }));
  const old = /^These figures were read on .* could not be read again: Wrong data format/;
  const fail = () => {
    throw new AppError('unavailable', 'analytics.wrongFormat');
  };
  for (const card of [logins, months]) await card.findByRole('slider');
  page.answerNow(withAnalytics({ graph: fail, months: fail }));
  await minutesPass(5);
  for (const card of [logins, months]) {
    await card.findByText(old);
    card.getByRole('slider');
  }
  page.answerNow(withAnalytics());
  await minutesPass(1);
  for (const card of [logins, months]) await waitFor(() => expect(card.queryByText(old)).toBeNull());
});
