import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

type ProfileAnswers = NonNullable<Answers['profile']>;

function working(own: ProfileAnswers): Answers {
  const answers = workingIn();
  return { ...answers, profile: { ...answers.profile, ...own } };
}

const failing = (failure: unknown) => () => {
  throw failure;
};

describe('the avatar', () => {
  async function remove(deleteAvatar: NonNullable<ProfileAnswers['deleteAvatar']>) {
    const page = renderPage('/profile', working({ deleteAvatar }));
    await page.user.click(await screen.findByRole('button', { name: 'Delete avatar' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your avatar?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Delete avatar' }));
  }

  it.each([
    ['is deleted after asking', () => ({}), 'Your avatar was deleted.'],
    [
      'PRO-037 cannot be deleted where there is none',
      failing(new AppError('notFound', 'profile.avatar.none')),
      'No avatar data to delete!',
    ],
    [
      'PRO-038 was not deleted, and it is said why',
      failing(new AppError('internal', 'internal.error')),
      'Could not delete avatar data: An internal server error occurred, please try again later.',
    ],
  ])('%s', async (_, deleteAvatar, sentence) => {
    await remove(deleteAvatar);
    await screen.findByText(sentence);
  });
});

describe("the person's own user", () => {
  const accounts = [
    { id: 'account1', organizationName: 'Demo Campus', level: 'admin' as const, lastOwner: false },
    { id: 'account2', organizationName: 'Northwind', level: 'owner' as const, lastOwner: false },
  ];
  const deletion =
    (own: object = {}) =>
    () => ({ accounts, passwordNeeded: true, ...own });

  async function open(own: ProfileAnswers) {
    const page = renderPage('/profile', working({ deletion: deletion(), ...own }));
    await page.user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Delete ana@example.org for good?' }),
    );
    return { ...page, dialog };
  }
  type Page = Awaited<ReturnType<typeof open>>;

  async function confirm({ user, dialog }: Page, { email = 'Ana@example.org', password = 'Correct-1' } = {}) {
    await enterText(user, await dialog.findByLabelText('Type ana@example.org to confirm'), email);
    const field = dialog.queryByLabelText('Current password', { selector: 'input' });
    if (field && password) await enterText(user, field, password);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  }

  it('PRO-033 is deleted after email and password were entered; all lost accounts are listed first', async () => {
    const page = await open({ deleteAccount: () => ({}) });
    const lost = within(await page.dialog.findByRole('list')).getAllByRole('listitem');
    expect(lost.map(({ textContent }) => textContent)).toEqual(['Demo CampusAdmin', 'NorthwindOwner']);
    await confirm(page);
    await screen.findByText('Your account was deleted.');
    await waitFor(() => expect(page.visited()).toContain('/logout'));
    await waitFor(() => expect(page.address()).toBe('/login'));
    expect(localStorage.getItem('campus.user')).toBeNull();
    expect(page.sent('profile.deleteAccount')).toEqual([
      { confirmation: 'Ana@example.org', currentPassword: 'Correct-1' },
    ]);
  });

  it('PRO-034 was not deleted, and it is said why', async () => {
    const page = await open({ deleteAccount: failing(new AppError('internal', 'internal.error')) });
    await confirm(page);
    await screen.findByText('Your account was not deleted.');
    await page.dialog.findByText('An internal server error occurred, please try again later.');
    expect(page.address()).toBe('/profile');
  });

  it('asks again after a wrong password', async () => {
    const page = await open({ deleteAccount: failing(new AppError('invalid', 'password.currentWrong')) });
    await confirm(page);
    await page.dialog.findByText('The current password is incorrect.');
    expect(document.activeElement).toBe(
      page.dialog.getByLabelText('Current password', { selector: 'input' }),
    );
  });

  it('asks for nothing before the email is right and the password there', async () => {
    const page = await open({});
    await confirm(page, { email: 'bola@example.org', password: '' });
    await page.dialog.findByText('Please enter your email address exactly as shown.');
    await page.user.clear(page.dialog.getByLabelText('Type ana@example.org to confirm'));
    await confirm(page, { password: '' });
    await page.dialog.findByText('Password is required.');
    expect(page.sent('profile.deleteAccount')).toEqual([]);
  });

  it('asks for no password after an sso sign-in', async () => {
    const page = await open({ deletion: deletion({ passwordNeeded: false }), deleteAccount: () => ({}) });
    await confirm(page);
    await screen.findByText('Your account was deleted.');
    expect(page.sent('profile.deleteAccount')).toEqual([
      { confirmation: 'Ana@example.org', currentPassword: '' },
    ]);
  });

  it('stays where an account would lose its last owner, and says what to do about it', async () => {
    const stuck = accounts.map((account) => ({ ...account, lastOwner: account.level === 'owner' }));
    const page = await open({ deletion: deletion({ accounts: stuck }) });
    await page.dialog.findByText('You are the last owner of Northwind. Make another person an owner first.');
    page.dialog.getByText(/^Give the role Owner to another member there/);
    expect(page.dialog.queryByRole('textbox')).toBeNull();
    await page.user.click(page.dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
