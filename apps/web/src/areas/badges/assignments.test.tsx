import type { BadgeAssignment } from '@campus/contracts/badges/badges';
import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBadge, anAssignment, assignmentsPage, withBadges } from '../../../testing/badges.ts';
import { choose } from '../../../testing/choose.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const helper = aBadge({ id: 'badge2', name: 'Helper', members: 0 });
const explorer = { id: 'badge1', name: 'Explorer' };
const list = () => ({ items: [aBadge(), helper] });
const refused = () => {
  throw new AppError('notFound', 'members.notFound');
};

const bola = (own: Partial<BadgeAssignment> = {}) => ({
  listAssignments: () => assignmentsPage([anAssignment(own)]),
});

/** Returns the badge cell of a member. */
async function badgeCell(email = 'bola@example.org') {
  const table = await screen.findByRole('grid', { name: 'Member Badge Assignments' });
  const row = (await within(table).findByText(email)).closest('tr');
  const [, , cell] = row ? within(row).getAllByRole('gridcell') : [];
  if (!cell) throw new Error(`${email} has no cell for a badge.`);
  return cell;
}

it('gives a member a badge in place, shows it at once and keeps it', async () => {
  let save = () => {};
  const assign = () =>
    new Promise<{ assignment: BadgeAssignment }>((resolve) => {
      save = () => resolve({ assignment: anAssignment({ badges: [{ id: 'badge2', name: 'Helper' }] }) });
    });
  const page = renderPage('/admin/badges', withBadges({ list, assign, ...bola({ badges: [explorer] }) }));
  await waitFor(async () => expect((await badgeCell()).dataset.editable).toBe('true'));
  await page.user.click(await badgeCell());
  await choose(page.user, 'Helper');
  await waitFor(async () => expect((await badgeCell()).textContent).toBe('Helper'));
  expect(page.sent('badges.assign')).toEqual([
    { accountId: 'account1', membershipId: 'membership2', badgeId: 'badge2' },
  ]);
  save();
  await screen.findByText('bola@example.org now has the badge Helper.');
  expect((await badgeCell()).textContent).toBe('Helper');
});

it('takes the badge away', async () => {
  const assign = () => ({ assignment: anAssignment() });
  const page = renderPage('/admin/badges', withBadges({ list, assign, ...bola({ badges: [explorer] }) }));
  await waitFor(async () => expect((await badgeCell()).dataset.editable).toBe('true'));
  await page.user.click(await badgeCell());
  await choose(page.user, 'No badge');
  await screen.findByText('bola@example.org has no badge any more.');
  expect(page.sent('badges.assign')).toMatchObject([{ badgeId: null }]);
});

it('BDG-018 says why an assignment failed, and shows the badge from before again', async () => {
  const page = renderPage(
    '/admin/badges',
    withBadges({ list, assign: refused, ...bola({ badges: [explorer] }) }),
  );
  await waitFor(async () => expect((await badgeCell()).dataset.editable).toBe('true'));
  await page.user.click(await badgeCell());
  await choose(page.user, 'Helper');
  await screen.findByText('Failed to save badge assignment: This member could not be found.');
  expect((await badgeCell()).textContent).toBe('Explorer');
});

it('shows every badge of a member who has more than one, and lets one take their place', async () => {
  const badges = [explorer, { id: 'badge2', name: 'Helper' }];
  const assign = () => ({ assignment: anAssignment({ badges: [explorer] }) });
  const page = renderPage('/admin/badges', withBadges({ list, assign, ...bola({ badges }) }));
  await waitFor(async () => expect((await badgeCell()).dataset.editable).toBe('true'));
  expect((await badgeCell()).textContent).toBe('Explorer, Helper');
  await page.user.click(await badgeCell());
  await choose(page.user, 'Explorer');
  await screen.findByText('bola@example.org now has the badge Explorer.');
});

it('BDG-004 says in place of the choice that there is no badge', async () => {
  const page = renderPage('/admin/badges', withBadges({ list: () => ({ items: [] }) }));
  const form = within(await screen.findByRole('form', { name: 'Badge Assignment Import' }));
  await form.findByText('No badges available.');
  await page.user.click(await badgeCell());
  expect(within(await badgeCell()).getByRole('alert').textContent).toBe('No badges available.');
  expect(screen.queryByRole('combobox', { name: 'Filter by badge' })).toBeNull();
});

it('finds members by words and by badge, and keeps both in the address', async () => {
  const page = renderPage('/admin/badges', withBadges({ list }));
  await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Filter by badge' }), 'Helper');
  await page.user.type(screen.getByRole('textbox', { name: 'Search members' }), 'bo{Enter}');
  await waitFor(() => expect(page.address()).toBe('/admin/badges?search=bo&badgeId=badge2'));
  expect(page.sent('badges.listAssignments').at(-1)).toMatchObject({
    search: 'bo',
    badgeId: 'badge2',
    page: 1,
  });
});

it('names the filters that match nobody, and leads to all members and to inviting people', async () => {
  const listAssignments = () => assignmentsPage([]);
  const page = renderPage('/admin/badges?search=zz&badgeId=badge2', withBadges({ list, listAssignments }));
  await screen.findByRole('button', { name: 'Remove the filter Search: zz' });
  await page.user.click(await screen.findByRole('button', { name: 'Remove the filter Badge: Helper' }));
  await waitFor(() => expect(page.address()).toBe('/admin/badges?search=zz'));
  await page.user.click(screen.getByRole('button', { name: 'Remove the filter Search: zz' }));
  await screen.findByText('People appear here once they have accepted an invitation.');
  screen.getByRole('link', { name: 'Invite people' });
  expect(page.address()).toBe('/admin/badges');
});

it('says so when more members match than are counted', async () => {
  const listAssignments = () =>
    assignmentsPage([anAssignment()], { total: 1000, totalIsExact: false, lastPage: 40 });
  renderPage('/admin/badges', withBadges({ listAssignments }));
  await screen.findByText('Limited results. Please try to be more specific.');
  screen.getByText('1–25 of more than 1,000');
});

it('leads from a page that does not exist to the last one, and names no filter where none is set', async () => {
  const listAssignments = () => assignmentsPage([], { page: 9, total: 34, lastPage: 2 });
  const page = renderPage('/admin/badges?page=9', withBadges({ listAssignments }));
  await waitFor(() => expect(page.history()).toEqual(['/admin/badges?page=2']));
  expect(screen.queryByText('No members found.')).toBeNull();
  page.unmount();
  renderPage('/admin/badges?page=9', withBadges({ listAssignments: () => assignmentsPage([]) }));
  await screen.findByText('People appear here once they have accepted an invitation.');
});
