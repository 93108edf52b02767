import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { membersList, withMembers } from '../../../testing/members.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const nobody = (account = workingIn()) => withMembers(membersList([]), {}, account);
const table = () => within(screen.getByRole('grid', { name: 'Members' }));
const removable = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('names every filter that leaves the list empty, each with a button', async () => {
  const page = renderPage('/admin/members?search=zz&permissions=owner&updatedFrom=2026-01-01', nobody());
  await screen.findByRole('list', { name: 'Active filters' });
  expect(removable()).toEqual(['Search: zz', 'Role: Owner', 'Updated on the chosen days']);
  await page.user.click(screen.getByRole('button', { name: 'Remove the filter Role: Owner' }));
  await waitFor(() => expect(page.address()).toBe('/admin/members?search=zz&updatedFrom=2026-01-01'));
  await page.user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(page.address()).toBe('/admin/members?updatedFrom='));
});

it('names the last month, and not for a search, which covers all dates', async () => {
  const page = renderPage('/admin/members?permissions=suspended', nobody());
  await screen.findByRole('list', { name: 'Active filters' });
  expect(removable()).toEqual(['Status: Suspended', 'Updated in the last month']);
  await page.user.type(screen.getByRole('textbox', { name: 'Search members' }), 'zz{Enter}');
  await waitFor(() => expect(removable()).toEqual(['Search: zz', 'Status: Suspended']));
});

it('MEM-014 says that there are no members, or that a search found none', async () => {
  const page = renderPage('/admin/members', nobody());
  await waitFor(() => table().getByText('There are no members found.'));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Filter by' }), 'Name');
  await page.user.type(screen.getByRole('textbox', { name: 'Search members' }), 'zz{Enter}');
  await waitFor(() => table().getByText('No members found.'));
  table().getByText('A search matches the beginning of a value. Expand Search matches anywhere in it.');
  await page.user.click(screen.getByRole('button', { name: 'Remove the filter Name: zz' }));
  await waitFor(() => table().getByText('There are no members found.'));
});

it('offers to invite people if there are no members', async () => {
  const page = renderPage('/admin/members?updatedFrom=', nobody());
  await waitFor(() => table().getByText('People appear here once they have accepted an invitation.'));
  expect(screen.getByRole('link', { name: 'Invite people' }).getAttribute('href')).toMatch(
    /^\/admin\/import\b/,
  );
  page.unmount();
  renderPage('/admin/members?updatedFrom=', nobody(workingIn(anEnteredAccount({ invitesDisabled: true }))));
  await screen.findByText('People appear here once they have accepted an invitation.');
  expect(screen.queryByRole('link', { name: 'Invite people' })).toBeNull();
});

it('leads from a page that does not exist to the last one, or to the first of none', async () => {
  const list = membersList([], { page: 7, total: 34, lastPage: 2 });
  const page = renderPage('/admin/members?page=7', withMembers(list));
  await waitFor(() => expect(page.address()).toBe('/admin/members?page=2'));
  expect(screen.queryByText('There are no members found.')).toBeNull();
  page.unmount();
  const empty = renderPage('/admin/members?page=7&permissions=owner', nobody());
  await screen.findByRole('button', { name: 'Remove the filter Role: Owner' });
  await waitFor(() => expect(empty.history()).toEqual(['/admin/members?permissions=owner']));
});

it('announces that nobody was found, in the region that counts the rows', async () => {
  const page = renderPage('/admin/members', withMembers(membersList()));
  const count = await screen.findByText('1–1 of 1');
  expect(count.getAttribute('aria-live')).toBe('polite');
  page.answerNow(nobody());
  await page.user.type(screen.getByRole('textbox', { name: 'Search members' }), 'zz{Enter}');
  await waitFor(() => expect(count.textContent).toBe('No members found.'));
  expect(count.isConnected).toBe(true);
});
