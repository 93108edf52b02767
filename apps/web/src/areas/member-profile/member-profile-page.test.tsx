import { AppError } from '@campus/contracts/core/app-error';
import type { MemberProfileConfiguration } from '@campus/contracts/member-profile/member-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aConfiguration, withConfiguration } from '../../../testing/member-profiles.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const address = '/admin/memberprofile';
const card = async (name: string) => within(await screen.findByRole('form', { name }));

it('MPR-001 SHE-048 serves /admin/memberprofile as Profile configuration, and the sidebar leads there by Member Profile', async () => {
  const page = renderPage(address, withConfiguration());
  await screen.findByRole('heading', { name: 'Profile configuration', level: 1 });
  expect(page.address()).toBe(address);
  const sidebar = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(sidebar.getByRole('link', { current: 'page' }).textContent).toBe('Member Profile');
});

it('SHE-048 does not show the page to people whose role has no access to it', async () => {
  const page = renderPage(address, {
    ...withConfiguration(),
    ...workingIn(anEnteredAccount({ pages: ['members'] })),
  });
  await screen.findByRole('heading', { name: 'Profile', level: 1 });
  expect(page.address()).toBe('/profile');
  expect(page.sent('memberProfile.get')).toEqual([]);
});

it('MPR-003 has the cards User Profile Configuration and Member Profile Configuration', async () => {
  renderPage(address, withConfiguration());
  await screen.findByRole('form', { name: 'Member Profile Configuration' });
  const cards = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'User Profile Configuration',
    'Member Profile Configuration',
  ]);
});

it('says why the configuration failed to load, and tries again on demand', async () => {
  const failing = () => {
    throw new AppError('unavailable', 'platform.unavailable');
  };
  const page = renderPage(address, withConfiguration(aConfiguration(), { get: failing }));
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  page.answerNow(withConfiguration());
  await page.user.click(again);
  await card('User Profile Configuration');
});

it('saves where the user profile is shown and whether members edit it, and nothing else', async () => {
  const page = renderPage(address, withConfiguration());
  const form = await card('User Profile Configuration');
  const shown = within(form.getByRole('group', { name: 'Shown in, User Profile Configuration' }));
  await page.user.click(shown.getByRole('checkbox', { name: 'The desktop client' }));
  await page.user.click(form.getByRole('checkbox', { name: 'Members may edit their user profile' }));
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('The profile configuration was saved.');
  expect(page.sent('memberProfile.update')).toEqual([
    {
      accountId: 'account1',
      showUserProfile: { desktopClient: false, dashboard: true },
      disableProfileEditVisibility: true,
      base: {
        showUserProfile: { desktopClient: true, dashboard: true },
        disableProfileEditVisibility: false,
      },
    },
  ]);
  await waitFor(() => expect(page.sent('accounts.get')).toHaveLength(2));
});

it('says why the settings of the user profile could not be saved, and keeps what was chosen', async () => {
  const page = renderPage(
    address,
    withConfiguration(aConfiguration(), {
      update: () => {
        throw new AppError('forbidden', 'access.forbidden');
      },
    }),
  );
  const form = await card('User Profile Configuration');
  const editing = form.getByRole('checkbox', { name: 'Members may edit their user profile' });
  await page.user.click(editing);
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Failed to save the profile configuration: You do not have permission to do this.');
  expect((editing as HTMLInputElement).checked).toBe(false);
});

it('MPR-009 offers to save only what was changed, in either card', async () => {
  const page = renderPage(address, withConfiguration());
  for (const name of ['User Profile Configuration', 'Member Profile Configuration']) {
    const form = await card(name);
    const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    const client = form.getByRole('checkbox', { name: 'The desktop client' });
    expect(save.disabled).toBe(true);
    await page.user.click(client);
    expect(save.disabled).toBe(false);
    await page.user.click(client);
    expect(save.disabled).toBe(true);
  }
});

it('keeps what is chosen of the user profile while a save is under way, and follows a colleague otherwise', async () => {
  const saved = Promise.withResolvers<{ configuration: MemberProfileConfiguration; task: null }>();
  const page = renderPage(address, withConfiguration(aConfiguration(), { update: () => saved.promise }));
  const form = await card('User Profile Configuration');
  const box = (name: string) => form.getByRole<HTMLInputElement>('checkbox', { name });
  await page.user.click(box('The desktop client'));
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  await page.user.click(box('Members may edit their user profile'));
  const showUserProfile = { desktopClient: false, dashboard: false };
  saved.resolve({ configuration: aConfiguration({ showUserProfile }), task: null });
  await screen.findByText('The profile configuration was saved.');
  expect(box('Members may edit their user profile').checked).toBe(false);
  expect(box('The desktop client').checked).toBe(false);
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(page.sent('memberProfile.update')[1]).toMatchObject({
      showUserProfile,
      disableProfileEditVisibility: true,
    }),
  );
});
