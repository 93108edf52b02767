import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

afterEach(() => onlineManager.setOnline(true));

it('says that the browser is offline, and since when the page may be out of date', async () => {
  renderPage('/profile', workingIn());
  await screen.findByRole('heading', { name: 'Profile' });
  expect(screen.queryByText(/You have been offline/)).toBeNull();
  onlineManager.setOnline(false);
  const banner = await screen.findByText(/^You have been offline since .*\d/);
  expect(banner.closest('[role="status"]')).not.toBeNull();
  onlineManager.setOnline(true);
  await waitFor(() => expect(screen.queryByText(/You have been offline/)).toBeNull());
});
