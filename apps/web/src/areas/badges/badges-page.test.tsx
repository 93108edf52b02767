import { AppError } from '@campus/contracts/core/app-error';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withBadges } from '../../../testing/badges.ts';
import { renderPage } from '../../../testing/render-page.tsx';

it('BDG-001 SHE-047 serves /admin/badges as Badges', async () => {
  const page = renderPage('/admin/badges', withBadges());
  await screen.findByRole('heading', { name: 'Badges', level: 1 });
  expect(page.address()).toBe('/admin/badges');
  expect(document.title).toBe('Badges · Demo Campus · Campus');
  const sidebar = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(sidebar.getByRole('link', { current: 'page' }).textContent).toBe('Badges');
});

it('BDG-003 has the cards Member Badge Assignments, Badge Assignment Import and Badge List', async () => {
  renderPage('/admin/badges', withBadges());
  await screen.findByText('bola@example.org');
  const content = within(screen.getByRole('main'));
  const cards = content.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(cards).toEqual(['Member Badge Assignments', 'Badge Assignment Import', 'Badge List']);
  const assignments = within(screen.getByRole('region', { name: 'Member Badge Assignments' }));
  assignments.getByRole('grid', { name: 'Member Badge Assignments' });
});

it('says why the badges or the assignments failed to load, and tries again on demand', async () => {
  const failing = () => {
    throw new AppError('forbidden', 'access.forbidden');
  };
  const page = renderPage('/admin/badges', withBadges({ list: failing, listAssignments: failing }));
  const list = within(await screen.findByRole('region', { name: 'Badge List' }));
  const assignments = within(screen.getByRole('region', { name: 'Member Badge Assignments' }));
  await list.findByText('You do not have permission to do this.');
  page.answerNow(withBadges());
  await page.user.click(list.getByRole('button', { name: 'Try again' }));
  await list.findByText('Explorer');
  await page.user.click(await assignments.findByRole('button', { name: 'Try again' }));
  await assignments.findByText('bola@example.org');
});
