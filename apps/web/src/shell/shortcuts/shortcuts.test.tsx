import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { withFound } from '../../../testing/finder.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aMember, onePage } from '../../../testing/rows.ts';

const members = () => ({
  list: () => ({ ...onePage([aMember()]), totalIsExact: true, lastPage: 1, customFields: [] }),
});
const renderMembers = () =>
  renderPage('/admin/members', { ...withFound(workingIn(anEnteredAccount())), members: members() });

it('focuses the search of the list by a slash, which is a text in fields', async () => {
  const page = renderMembers();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search members' });
  await page.user.keyboard('/');
  expect(document.activeElement).toBe(field);
  await page.user.keyboard('a/b?');
  expect(field.value).toBe('a/b?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the shortcuts by a question mark, and turns those of a single character off in this browser', async () => {
  onTestFinished(() => localStorage.clear());
  const page = renderMembers();
  const field = await screen.findByRole('textbox', { name: 'Search members' });
  await page.user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  within(dialog).getByText('Ctrl+K');
  within(dialog).getByText('Go to the search of the page’s list');
  await page.user.click(
    within(dialog).getByRole('checkbox', { name: 'Use / and ? as shortcuts in this browser' }),
  );
  expect(within(dialog).queryByText('Go to the search of the page’s list')).toBeNull();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await page.user.keyboard('?/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).not.toBe(field);
});

it('opens the shortcuts from the finder, where those of a single character are off', async () => {
  const page = renderMembers();
  await page.user.click(await screen.findByRole('button', { name: 'Search everything' }));
  await page.user.keyboard('keyboard shortcuts{Enter}');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(page.address()).toBe('/admin/members');
});
