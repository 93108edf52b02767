import { AppError } from '@campus/contracts/core/app-error';
import { oneMonthBefore } from '@campus/domain/core/date-range';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { membersList, withMembers } from '../../../testing/members.ts';
import { workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aMember } from '../../../testing/rows.ts';
import { isoDay } from '../../lib/format.ts';

const bola = aMember();
const chidi = aMember({ id: 'membership3', userId: 'user3', email: 'chidi@example.org', firstName: 'Chidi' });

type Own = NonNullable<Parameters<typeof membersList>[1]>;
const members = (own: Own = {}) => withMembers(membersList([bola, chidi], own));

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

it('MEM-001 MEM-018 shows the members as a table with the default columns', async () => {
  renderPage('/admin/members', members());
  const table = await screen.findByRole('grid', { name: 'Members' });
  await within(table).findByText('bola@example.org');
  expect(heads().slice(1, -1)).toEqual([
    'Identification Email',
    'First Name',
    'Last Name',
    'Role',
    'Team ID',
    'Updated',
  ]);
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('bola@example.orgBolaNwosuMemberI');
});

it('MEM-002 asks for the last month until other days are chosen, or all of them', async () => {
  const page = renderPage('/admin/members', members());
  await screen.findByText('bola@example.org');
  const start = screen.getByLabelText<HTMLInputElement>('Start date');
  expect(start.value).toBe(oneMonthBefore(isoDay(new Date())));
  expect(page.sent('members.list').at(-1)).toMatchObject({ updatedFrom: start.value });
  await page.user.click(screen.getByRole('button', { name: 'Clear dates' }));
  await waitFor(() => expect(page.address()).toBe('/admin/members?updatedFrom='));
  expect(page.sent('members.list').at(-1)).toMatchObject({ updatedFrom: undefined, updatedTo: undefined });
});

it('MEM-002 asks for the days from a start date to an end date', async () => {
  const page = renderPage('/admin/members', members());
  await screen.findByText('bola@example.org');
  fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-03-27' } });
  fireEvent.change(screen.getByLabelText('End date'), { target: { value: '2026-03-29' } });
  await waitFor(() =>
    expect(page.sent('members.list').at(-1)).toMatchObject({
      updatedFrom: '2026-03-27',
      updatedTo: '2026-03-29',
    }),
  );
});

it('MEM-003 MEM-069 lets the search field be picked, and asks for a text in it', async () => {
  const page = renderPage('/admin/members', members());
  const field = await screen.findByRole('combobox', { name: 'Filter by' });
  expect(
    within(field)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Identification Email',
    'Contact Email',
    'Name',
    'Display Name',
    'Team ID',
    'Hardware ID',
    'No filter',
  ]);
  await page.user.selectOptions(field, 'Name');
  await page.user.type(screen.getByRole('textbox', { name: 'Search members' }), 'Bo{Enter}');
  await waitFor(() =>
    expect(page.sent('members.list').at(-1)).toMatchObject({ searchField: 'name', search: 'Bo', page: 1 }),
  );
  await page.user.selectOptions(field, 'No filter');
  await waitFor(() => expect(page.address()).toBe('/admin/members?search=Bo'));
});

it('searches without a field, where a search matches anywhere, and only offers Expand Search with a field', async () => {
  const page = renderPage('/admin/members', members());
  const anywhere = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Expand Search' });
  await enterText(page.user, await screen.findByRole('textbox', { name: 'Search members' }), 'nwosu bola');
  expect(anywhere()).toBeNull();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.address()).toBe('/admin/members?search=nwosu+bola'));
  expect(page.sent('members.list').at(-1)).toMatchObject({ searchField: 'none', search: 'nwosu bola' });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Filter by' }), 'Name');
  expect(anywhere()?.checked).toBe(false);
});

it('MEM-004 sends the extensive search flag with Expand Search', async () => {
  const page = renderPage('/admin/members?searchField=name&search=la', members());
  await page.user.click(await screen.findByRole('checkbox', { name: 'Expand Search' }));
  await waitFor(() =>
    expect(page.sent('members.list').at(-1)).toMatchObject({ search: 'la', extensive: true }),
  );
  expect(page.address()).toContain('extensive=true');
});

it('narrows the list to a role or a status, in the address too', async () => {
  const page = renderPage('/admin/members', members());
  const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role' });
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  await page.user.selectOptions(role, 'Moderator');
  await waitFor(() => expect(page.address()).toBe('/admin/members?permissions=moderator'));
  expect(status.value).toBe('active');
  expect(page.sent('members.list').at(-1)).toMatchObject({ permissions: ['moderator'] });
  await page.user.selectOptions(status, 'Suspended');
  await waitFor(() => expect(page.address()).toBe('/admin/members?permissions=suspended'));
  expect(role.value).toBe('');
  await page.user.selectOptions(status, 'Active');
  await waitFor(() =>
    expect(page.sent('members.list').at(-1)).toMatchObject({
      permissions: ['member', 'leader', 'moderator', 'admin', 'owner'],
    }),
  );
  await page.user.selectOptions(status, 'Active and suspended');
  await waitFor(() => expect(page.address()).toBe('/admin/members'));
});

it('MEM-060 says so when the list is cut off at the limit', async () => {
  const page = renderPage('/admin/members', members({ total: 1001, totalIsExact: false, lastPage: 40 }));
  await screen.findByText('Limited results. Please try to be more specific.');
  screen.getByText(/^More than 1,000 members/);
  screen.getByText('1–25 of more than 1,000');
  page.unmount();
  renderPage('/admin/members', members({ total: 1000, lastPage: 40 }));
  await screen.findByText('1–25 of 1,000');
  expect(screen.queryByText('Limited results. Please try to be more specific.')).toBeNull();
});

it('MEM-070 sorts by the first click on a column descending, then turns the direction', async () => {
  const page = renderPage('/admin/members', members());
  await page.user.click(await screen.findByRole('button', { name: 'First Name' }));
  await waitFor(() =>
    expect(page.sent('members.list').at(-1)).toMatchObject({ sort: 'firstName', direction: 'desc' }),
  );
  await page.user.click(screen.getByRole('button', { name: 'First Name' }));
  await waitFor(() => expect(page.sent('members.list').at(-1)).toMatchObject({ direction: 'asc' }));
  expect(screen.getByRole('columnheader', { name: 'First Name' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
});

it('MEM-009 pages by five links and keeps the page in the address', async () => {
  const page = renderPage('/admin/members?page=4', members({ total: 250, lastPage: 10 }));
  const pages = within(await screen.findByRole('navigation', { name: 'Pagination' }));
  expect(pages.getAllByRole('button', { name: /^Page/ }).map((link) => link.textContent)).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  await page.user.click(pages.getByRole('button', { name: 'Page 6' }));
  await waitFor(() => expect(page.address()).toBe('/admin/members?page=6'));
});

it('says where in the whole list its rows are', async () => {
  const page = renderPage('/admin/members?page=4', members({ page: 4, total: 250, lastPage: 10 }));
  const table = await screen.findByRole('grid', { name: 'Members' });
  await within(table).findByText('bola@example.org');
  expect(table.getAttribute('aria-rowcount')).toBe('251');
  const rows = within(table).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['77', '78']);
  page.unmount();
  renderPage('/admin/members', members({ total: 1000, totalIsExact: false, lastPage: 40 }));
  const unknown = await screen.findByRole('grid', { name: 'Members' });
  await waitFor(() => expect(unknown.getAttribute('aria-rowcount')).toBe('-1'));
});

it('keeps the page before while the next one loads', async () => {
  const answers = members({ total: 50, lastPage: 2 });
  const page = renderPage('/admin/members', answers);
  await screen.findByText('bola@example.org');
  page.answerNow({ ...answers, members: { list: () => new Promise(() => undefined) } });
  await page.user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(page.address()).toBe('/admin/members?page=2'));
  screen.getByText('bola@example.org');
});

it('tells why the members could not be loaded, and tries again', async () => {
  const failing = () => {
    throw new AppError('internal', 'internal.error');
  };
  const page = renderPage('/admin/members', { ...workingIn(), members: { list: failing } });
  await screen.findByText('An internal server error occurred, please try again later.');
  page.answerNow(members());
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('bola@example.org');
});
