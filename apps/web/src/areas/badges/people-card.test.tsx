import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withBadges } from '../../../testing/badges.ts';
import { aPeopleSet } from '../../../testing/people-sets.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';
import { aDoneTask, aTask } from '../../../testing/tasks.ts';

const address = '/admin/badges?figure.people=set1';
const title = 'Badges of the People in a List';

const answers = (
  keptPeople: () => { set: ReturnType<typeof aPeopleSet> } = () => ({ set: aPeopleSet() }),
) => ({
  ...withBadges({ assignToPeople: () => ({ task: aTask({ kind: 'badges.assignToPeople' }) }) }),
  members: { keptPeople },
  tasks: { list: () => onePage([]), get: () => ({ task: aDoneTask({ kind: 'badges.assignToPeople' }) }) },
});

it('gives a badge to the people in a list, or takes it from them', async () => {
  const page = renderPage(address, answers());
  const form = within(await screen.findByRole('form', { name: title }));
  await form.findByRole('option', { name: 'Explorer' });
  await page.user.click(form.getByRole('button', { name: 'Apply' }));
  await form.findByText('Choose a badge, or Unassign Badges.');
  expect(page.sent('badges.assignToPeople')).toEqual([]);
  await page.user.selectOptions(form.getByLabelText('Badge'), 'Explorer');
  await page.user.click(form.getByRole('checkbox', { name: 'Overwrite Badges' }));
  await page.user.click(form.getByRole('checkbox', { name: 'Unassign Badges' }));
  await page.user.click(form.getByRole('button', { name: 'Apply' }));
  await screen.findByText('The badges are being changed. The result is mailed to ana@example.org.');
  expect(page.sent('badges.assignToPeople')).toMatchObject([
    { setId: 'set1', badgeId: 'badge1', unassignBadges: true, overwriteBadges: false },
  ]);
});

it('takes the list of people away on demand', async () => {
  const page = renderPage(
    address,
    answers(() => ({ set: aPeopleSet({ kept: 40, present: 39 }) })),
  );
  await screen.findByText(
    '1 of these 41 is gone. 1 of these 41 is not listed: they had no membership, such as guests.',
  );
  await page.user.click(
    screen.getByRole('button', { name: /^Remove the filter 41 people from Logins by Day/ }),
  );
  await waitFor(() => expect(page.address()).toBe('/admin/badges'));
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

it('says that a list is no longer kept, or belongs to another person', async () => {
  renderPage(
    address,
    answers(() => {
      throw new AppError('notFound', 'members.people.notFound');
    }),
  );
  await screen.findByText(/^This list of people is no longer kept, or it belongs to another person\./);
  expect(screen.queryByRole('form', { name: title })).toBeNull();
  screen.getByRole('button', { name: 'Remove the filter List of people' });
});
