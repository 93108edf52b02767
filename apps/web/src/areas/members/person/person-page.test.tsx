import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose } from '../../../../testing/choose.ts';
import { membersList, withMembers } from '../../../../testing/members.ts';
import { anEnteredAccount, workingIn } from '../../../../testing/people.ts';
import { aPerson, aTimeline, aTimelineEntry, withPerson } from '../../../../testing/person.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aMember, anAuditEntry } from '../../../../testing/rows.ts';

const address = '/admin/members/membership2';
const bola = aPerson();

/** The cell of a field of the person. */
const field = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr');
  if (!row) throw new Error(`The field ${name} has no row.`);
  return within(row).getByRole('gridcell');
};

it('shows who the person is, how they sign in, who invited them, and what was done', async () => {
  renderPage(address, withPerson());
  await screen.findByRole('heading', { level: 1, name: 'Bola Nwosu' });
  screen.getByText('bola@example.org · Member');
  expect((await field('Title')).textContent).toBe('Professor');
  screen.getByText(/^2 sessions, last used/);
  screen.getByText(/^Authenticator app, added/);
  screen.getByText(/^Google, linked/);
  screen.getByText(/and again later$/);
  const timeline = await screen.findByRole('list', { name: 'Timeline' });
  within(timeline).getByText('Changed the role');
  within(timeline).getByText('by Ana Silva');
  within(timeline).getByText('Role: Member → Leader');
});

it('edits a field in place, and says what has changed since', async () => {
  const changed = { ...bola, title: 'Dean' };
  const page = renderPage(address, withPerson(bola, { update: () => ({ member: changed, username: null }) }));
  await page.user.click(await field('Title'));
  page.answerNow(
    withPerson(changed, {
      update: () => ({ member: changed, username: null }),
      timeline: () =>
        aTimeline([aTimelineEntry({ entry: anAuditEntry({ operation: 'members.updateProfile' }) })]),
    }),
  );
  await page.user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await page.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Dean{Enter}');
  await screen.findByText('Bola Nwosu has now been updated.');
  expect((await field('Title')).textContent).toBe('Dean');
  await screen.findByText('Changed the member profile');
  expect(page.sent('members.update')).toEqual([
    { accountId: 'account1', membershipId: 'membership2', title: 'Dean', expected: { title: 'Professor' } },
  ]);
});

it('keeps what could not be saved, with its reason', async () => {
  const page = renderPage(
    address,
    withPerson(bola, {
      update: () => {
        throw new AppError('unavailable', 'platform.unavailable');
      },
    }),
  );
  await page.user.click(await field('Title'));
  await page.user.type(screen.getByRole('textbox', { name: 'Title' }), '!{Enter}');
  const unsaved = await screen.findByRole('list', { name: 'Unsaved edits' });
  within(unsaved).getByText(/The platform cannot be reached/);
});

it('gives a badge', async () => {
  const given = [{ id: 'badge1', name: 'Explorer' }];
  const assign = () => ({
    assignment: {
      membershipId: bola.id,
      email: bola.email,
      name: 'Bola Nwosu',
      permission: 'member' as const,
      previousPermission: null,
      badges: given,
    },
  });
  const answers = withPerson(bola);
  const page = renderPage(address, { ...answers, badges: { ...answers.badges, assign } });
  await waitFor(async () => expect((await field('Badges')).dataset.editable).toBe('true'));
  await page.user.click(await field('Badges'));
  await screen.findByRole('menuitem', { name: 'Explorer' });
  page.answerNow({ ...withPerson({ ...bola, badges: given }), badges: { ...answers.badges, assign } });
  await choose(page.user, 'Explorer');
  await screen.findByText('bola@example.org now has the badge Explorer.');
  await waitFor(async () => expect((await field('Badges')).textContent).toBe('Explorer'));
  expect(page.sent('badges.assign')).toEqual([
    { accountId: 'account1', membershipId: 'membership2', badgeId: 'badge1' },
  ]);
});

it('offers the actions that are allowed, and no other', async () => {
  const page = renderPage(
    address,
    withPerson(aPerson({ can: { ...bola.can, endSessions: false, resetSecondFactor: false } })),
  );
  const status = await screen.findByRole('region', { name: 'Status' });
  const names = within(status)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Suspend', 'Reset Password', 'Delete']);
  expect(page.sent('members.getRemoval')).toEqual([]);
});

it('MEM-072 says of a person above one’s own level that nothing can be done, and hides how they sign in', async () => {
  const none = Object.fromEntries(Object.keys(bola.can).map((action) => [action, false]));
  const hidden = 'Your role does not let you see how a person with this role signs in.';
  renderPage(
    address,
    withPerson(aPerson({ can: { ...bola.can, ...none }, signIn: null, signInHidden: hidden }), {
      timeline: () => aTimeline([], { shown: [] }),
    }),
  );
  await screen.findByText('Your role does not let you act on this person.');
  screen.getByText(hidden);
  screen.getByText('Your role does not let you change this profile.');
  await screen.findByText('Your role does not let you see what is recorded of this person.');
  expect((await field('Title')).dataset.editable).toBeUndefined();
});

it('suspends the person, named in the question', async () => {
  const preview = {
    total: 1,
    changing: 1,
    unchanged: 0,
    own: false,
    refused: 0,
    restorable: 0,
    permissions: { member: 1 },
    counted: 'counted1',
    credentials: 0,
  };
  const page = renderPage(address, withPerson(bola, { previewBulk: () => preview }));
  await page.user.click(await screen.findByRole('button', { name: 'Suspend' }));
  await screen.findByRole('alertdialog', { name: 'Suspend bola@example.org of Demo Campus?' });
  expect(page.sent('members.previewBulk')).toEqual([
    { accountId: 'account1', action: 'suspend', selection: { ids: ['membership2'] } },
  ]);
});

it('links to the same person on the pages that the caller may open', async () => {
  const account = workingIn(anEnteredAccount({ pages: ['members', 'effectiveAccess'] }));
  renderPage(address, withPerson(bola, {}, account));
  const room = await screen.findByRole('link', { name: 'Why can they not enter a room?' });
  expect(room.getAttribute('href')).toContain('/admin/effectiveAccess?kind=room&person=membership2');
  expect(screen.queryByRole('link', { name: /audit log/ })).toBeNull();
  expect((await field('Badges')).dataset.editable).toBeUndefined();
});

it('shows older entries on request, until there are none', async () => {
  const timeline = ({ before }: { before?: string | undefined }) =>
    before
      ? aTimeline([
          aTimelineEntry({ id: 'entry0', entry: anAuditEntry({ operation: 'members.endSessions' }) }),
        ])
      : aTimeline([aTimelineEntry()], { next: '1.entry1' });
  const page = renderPage(address, withPerson(bola, { timeline }));
  await page.user.click(await screen.findByRole('button', { name: 'Show older entries' }));
  await screen.findByText(/There are no older entries\./);
  expect(within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
});

it('says of an id that is no member of the account only that', async () => {
  const missing = () => {
    throw new AppError('notFound', 'members.notFound');
  };
  renderPage(address, withPerson(bola, { person: missing }));
  await screen.findByText(/^There is no such member in this account\./);
  screen.getByRole('link', { name: 'Back to Members' });
});

it('moves from the address of a user to that of the member', async () => {
  const page = renderPage('/admin/members/user2', withPerson());
  await screen.findByRole('heading', { level: 1, name: 'Bola Nwosu' });
  await waitFor(() => expect(page.address()).toBe(address));
});

it('is opened from the list, and leads back to the same list and row', async () => {
  const chidi = aMember({ id: 'membership3', email: 'chidi@example.org' });
  const list = '/admin/members?search=example&page=2';
  const page = renderPage(list, {
    ...withMembers(membersList([aMember(), chidi], { total: 27, lastPage: 2 })),
    ...withPerson(
      { ...bola, id: 'membership3', email: 'chidi@example.org', displayName: 'Chidi Eze' },
      {
        list: () => membersList([aMember(), chidi], { total: 27, lastPage: 2, page: 2 }),
      },
    ),
  });
  await page.user.click(await screen.findByRole('link', { name: 'chidi@example.org' }));
  await screen.findByRole('heading', { level: 1, name: 'Chidi Eze' });
  await page.user.click(screen.getByRole('link', { name: 'Back to Members' }));
  await screen.findByRole('heading', { level: 1, name: 'Members' });
  expect(page.address()).toBe(list);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('chidi@example.org'));
});
