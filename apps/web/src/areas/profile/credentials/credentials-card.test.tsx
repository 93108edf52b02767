import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { anEnteredAccount, aUser, openSettings, workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

type Auth = NonNullable<Answers['auth']>;

function working(auth: Auth = {}): Answers {
  const answers = workingIn();
  return { ...answers, auth: { ...answers.auth, ...auth } };
}

const wrongPassword = () => {
  throw new AppError('invalid', 'password.currentWrong');
};

async function openCard(answers: Answers) {
  const page = renderPage('/profile', answers);
  await screen.findByRole('heading', { name: 'Change Email and Password' });
  return page;
}

const waiting = () => screen.findByRole('region', { name: 'Pending new email' });

type Page = Awaited<ReturnType<typeof openCard>>;

async function choosePassword({ user }: Page, password = 'Correct-2', confirmation = password) {
  await enterText(user, screen.getByLabelText('New password'), password);
  await enterText(user, screen.getByLabelText('Confirm new password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

async function chooseEmail({ user }: Page, email = 'Ana@New.example') {
  await enterText(user, screen.getByLabelText('New email'), email);
  await user.click(screen.getByRole('button', { name: 'Change email' }));
}

/** Enters the current password in the confirmation dialog. */
async function confirmWith({ user }: Page, password: string) {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('password'));
  await enterText(user, within(dialog).getByLabelText('Current password', { selector: 'input' }), password);
  await user.keyboard('{Enter}');
}

describe('changing the password', () => {
  it('tells password managers whose password it is', async () => {
    const { container } = await openCard(working());
    const form = container.querySelector('form:has(input[autocomplete=new-password])');
    const username = form?.querySelector<HTMLInputElement>('input[autocomplete=username]');
    expect([username?.value, username?.hidden]).toEqual([aUser().email, true]);
  });

  it('AUTH-034 AUTH-035 asks for the current one in a dialog, then logs out and says so', async () => {
    const page = await openCard(working({ changePassword: () => ({}) }));
    await choosePassword(page);
    await screen.findByRole('alertdialog', { name: 'Change your password?' });
    expect(page.sent('auth.changePassword')).toEqual([]);
    await confirmWith(page, 'Correct-1');
    await screen.findByText('Password changed successfully. Please log in.');
    await waitFor(() => expect(page.visited()).toContain('/logout'));
    await waitFor(() => expect(page.address()).toBe('/login'));
    expect(page.sent('auth.changePassword')).toEqual([
      { currentPassword: 'Correct-1', newPassword: 'Correct-2', confirmation: 'Correct-2' },
    ]);
  });

  it('AUTH-090 says once, at the field, why it failed, and asks again after a wrong current password', async () => {
    const page = await openCard(working({ changePassword: wrongPassword }));
    await choosePassword(page);
    await confirmWith(page, 'wrong');
    await screen.findByText('Failed to change password: The current password is incorrect.');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(screen.getAllByText(/The current password is incorrect/)).toHaveLength(1);
    expect(screen.queryByText(/^Request /)).toBeNull();
    screen.getByRole('button', { name: 'Notifications: 0', hidden: true });
    const current = dialog.getByLabelText('Current password', { selector: 'input' });
    expect(document.activeElement).toBe(current);
    expect(current.getAttribute('aria-invalid')).toBe('true');
    expect(page.address()).toBe('/profile');
    expect(page.sent('auth.changePassword')).toHaveLength(1);
  });

  it.each(['password.unchanged', 'password.common', 'password.personal'] as const)(
    'tells at the field why the server refuses the new one: %s',
    async (key) => {
      const changePassword = () => {
        throw new AppError('invalid', key);
      };
      const page = await openCard(working({ changePassword }));
      await choosePassword(page);
      await confirmWith(page, 'Correct-2');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      screen.getByText(`Failed to change password: ${text(key)}`);
    },
  );

  it('ticks off the rules, and does not ask for the current one before they are met', async () => {
    const page = await openCard(working());
    await choosePassword(page, 'weak', 'other');
    await screen.findByText('Password needs to be a minimum of 8 characters.');
    expect(screen.getAllByText('(met)')).toHaveLength(3);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await page.user.clear(screen.getByLabelText('New password'));
    await enterText(page.user, screen.getByLabelText('New password'), 'Correct-2');
    await page.user.keyboard('{Enter}');
    await screen.findByText('Passwords do not match.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('changing the email', () => {
  const asked = { changeEmail: () => ({ user: aUser() }) };
  const pending = {
    credentials: () => ({
      hasPassword: true,
      pendingEmail: { email: 'ana@new.example', expiresAt: '2026-11-30T10:00:00.000Z' },
    }),
  };

  it('asks for the password in a dialog that names the new one, and says what comes next', async () => {
    const page = await openCard(working(asked));
    await chooseEmail(page);
    const dialog = await screen.findByRole('alertdialog', { name: 'Change your email to ana@new.example?' });
    within(dialog).getByText(/Until you open it, you log in with ana@example\.org/);
    page.answerNow(working({ ...asked, ...pending }));
    await confirmWith(page, 'Correct-1');
    await screen.findByText(
      'We sent a link to ana@new.example. Open it to log in with that address from then on.',
    );
    expect(page.sent('auth.changeEmail')).toEqual([
      { email: 'ana@new.example', currentPassword: 'Correct-1' },
    ]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    screen.getByText('Now: ana@example.org');
    within(await waiting()).getByText('ana@new.example');
  });

  it('sends the link again, and keeps the present email after all', async () => {
    const answers = { resendEmailChange: () => ({}), cancelEmailChange: () => ({}) };
    const page = await openCard(working({ ...pending, ...answers }));
    await page.user.click(within(await waiting()).getByRole('button', { name: 'Send again' }));
    await screen.findByText(/^We sent a link to ana@new\.example/);
    page.answerNow(working(answers));
    await page.user.click(within(await waiting()).getByRole('button', { name: 'Keep my email' }));
    await screen.findByText('Your email stays as it is.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pending new email' })).toBeNull());
    expect(page.sent('auth.cancelEmailChange')).toEqual([{}]);
  });

  it('PRO-035 says once why it failed: a wrong password in the dialog, a taken email at the field', async () => {
    let failure: AppError = new AppError('invalid', 'password.currentWrong');
    const changeEmail = () => {
      throw failure;
    };
    const page = await openCard(working({ changeEmail }));
    await chooseEmail(page);
    await confirmWith(page, 'wrong');
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('Failed to change email: The current password is incorrect.');
    expect(screen.getAllByText(/The current password is incorrect/)).toHaveLength(1);
    failure = new AppError('conflict', 'email.taken');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    screen.getByText('Failed to change email: This email is already in use.');
    expect(screen.queryByText(/^Request /)).toBeNull();
  });

  it('asks for nothing when the email is the one there is', async () => {
    const page = await openCard(working());
    await chooseEmail(page, 'ANA@example.org');
    await screen.findByText('This is already your email address.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('PRO-004 offers neither if the account does not allow passwords', async () => {
  const settings = { ...openSettings, disallowPasswordLogin: true };
  renderPage('/profile', workingIn(anEnteredAccount({ settings })));
  await screen.findByText('You have no third-party accounts to unlink.');
  expect(screen.queryByRole('heading', { name: 'Change Email and Password' })).toBeNull();
});

it('offers a person without a password to set one, in place of forms that ask for it', async () => {
  const page = await openCard(
    working({
      credentials: () => ({ hasPassword: false, pendingEmail: null }),
      forgotPassword: () => ({ minutes: 60 }),
    }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Set a password' }));
  await screen.findByText('We sent a link to ana@example.org. Open it to choose your password.');
  expect(page.sent('auth.forgotPassword')).toEqual([{ email: 'ana@example.org' }]);
  expect(screen.queryByRole('button', { name: /^Change (password|email)$/ })).toBeNull();
});
