import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { routeTable } from '../../route-table.ts';

const reader = (pages: ReturnType<typeof anEnteredAccount>['pages']) =>
  workingIn(anEnteredAccount({ pages }));

it('lists the guides in the groups of the sidebar, with links to those of the pages that are open', async () => {
  renderPage('/help', reader(['members', 'audit']));
  await screen.findByRole('heading', { level: 1, name: 'Guides' });
  const main = within(screen.getByRole('main'));
  const groups = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups.slice(0, 3)).toEqual(['User', 'World', 'Customization']);
  expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Members', 'Audit']);
  expect(main.getAllByRole('listitem')).toHaveLength(routeTable.length);
  main.getByText('Scavenger Hunt');
  main.getByText(/^The pages without a link are not open to your role/);
  await waitFor(() => expect(document.title).toBe('Guides · Demo Campus · Campus'));
});

it('searches in titles and texts, keeps the search in the address, and says when nothing is found', async () => {
  const page = renderPage('/help', workingIn());
  const field = await screen.findByRole('textbox', { name: 'Search the guides' });
  const titles = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  await enterText(page.user, field, 'resend invitation');
  await waitFor(() => expect(titles()).toEqual(['Import']));
  expect(page.address()).toBe('/help?search=resend+invitation');
  await page.user.clear(field);
  await enterText(page.user, field, 'zebra');
  await screen.findByText('No guide has these words.');
  await page.user.click(screen.getByRole('button', { name: 'Show all guides' }));
  await waitFor(() => expect(titles().length).toBeGreaterThan(20));
});

it('shows a guide with its jobs, problems, and the names of the page, and leads on', async () => {
  const page = renderPage('/help/members', reader(['roles', 'members', 'audit']));
  await screen.findByRole('heading', { level: 1, name: 'Guide: Members' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Find a person',
    'Correct a value',
    'End the access of people',
  ]);
  expect(screen.getByText('Suspend all selected').tagName).toBe('STRONG');
  expect(screen.getByText('A person whom I deleted is back.').tagName).toBe('DT');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Open the page Members')).toBe('/admin/members?account=account1');
  expect(href('Previous: Roles')).toBe('/help/roles?account=account1');
  await waitFor(() => expect(document.title).toBe('Guide: Members · Demo Campus · Campus'));
  await page.user.click(screen.getByRole('link', { name: 'Next: Audit' }));
  await screen.findByRole('heading', { level: 1, name: 'Guide: Audit' });
  expect(screen.queryByRole('link', { name: /^Next: / })).toBeNull();
});

it('does not show the guide to a page that is closed, and knows no guide to another name', async () => {
  const page = renderPage('/help/audit', reader(['members']));
  await screen.findByText(/^The page Audit is not open to your role, or this account does not have it\./);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  page.navigate('/help/nowhere');
  await screen.findByRole('heading', { name: 'Page Not Found' });
});

it('SHE-072 opens the guide of the page from HELP, where the console has no other address', async () => {
  const answers = reader(['members', 'audit']);
  const config = () => ({ ...answers.console.config(), helpUrl: '' });
  const page = renderPage('/help', { ...answers, console: { config } });
  const help = async () => {
    await page.user.click(await screen.findByRole('button', { name: /^Menu of/ }));
    await choose(page.user, 'HELP');
  };
  page.navigate('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await help();
  await screen.findByRole('heading', { level: 1, name: 'Guides' });
  page.navigate('/admin/audit');
  await screen.findByRole('heading', { level: 1, name: 'Audit' });
  await help();
  await screen.findByRole('heading', { level: 1, name: 'Guide: Audit' });
  expect(page.address()).toBe('/help/audit');
});
