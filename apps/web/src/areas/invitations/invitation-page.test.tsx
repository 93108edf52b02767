import { AppError } from '@campus/contracts/core/app-error';
import type { InvitationData } from '@campus/contracts/invitations/joining';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anEnteredAccount, aUser, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { anInvitationData } from '../../../testing/rows.ts';

const chidi = aUser({ id: 'user3', email: 'chidi@example.org' });
const joined = () => ({ user: chidi, accountId: 'account1' });
const address = '/invitation/secret-1';

function invitedTo(data: Partial<InvitationData> = {}, calls: NonNullable<Answers['invitations']> = {}) {
  return {
    ...signedOut,
    accounts: { get: () => anEnteredAccount({ pages: [] }) },
    invitations: { get: () => anInvitationData(data), ...calls },
  } satisfies Answers;
}

type Page = ReturnType<typeof renderPage>;

async function register({ user }: Page, typed: Partial<Record<string, string>> = {}, consents = true) {
  const values = {
    'First name': 'Chidi',
    'Last name': 'Eze',
    Password: 'Correct-1',
    'Confirm password': 'Correct-1',
    ...typed,
  };
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label, { selector: 'input' });
    await user.clear(field);
    if (value) await enterText(user, field, value);
  }
  if (consents) await user.click(screen.getByRole('checkbox', { name: /License Agreement/ }));
  await user.click(screen.getByRole('button', { name: 'Register and join' }));
}

it('INV-013 INV-015 INV-017 SHE-015 loads without a session and shows the registration form to a new person', async () => {
  renderPage(address, invitedTo());
  screen.getByRole('status', { name: 'Loading' });
  await screen.findByRole('heading', { name: 'Join Demo Campus' });
  const form = within(screen.getByRole('form', { name: 'Register to join' }));
  const email = form.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['chidi@example.org', true]);
});

it('SIGN-025 links the license that the registration asks to consent to', async () => {
  const page = renderPage(address, invitedTo());
  const link = await screen.findByRole('link', { name: 'License Agreement' });
  expect(link.getAttribute('href')).toBe('https://campus.test/license');
  page.unmount();
  const config = () => ({ ...signedOut.console.config(), licenseUrl: '' });
  renderPage(address, { ...invitedTo(), console: { config } });
  await screen.findByRole('checkbox', { name: 'I consent to the License Agreement' });
  expect(screen.queryByRole('link', { name: 'License Agreement' })).toBeNull();
});

it('INV-016 shows a login form to a person who exists, and joins', async () => {
  const page = renderPage(
    address,
    invitedTo({ userExists: true }, { loginAndJoin: () => ({ ...joined(), waiting: null }) }),
  );
  const form = within(await screen.findByRole('form', { name: 'Log in to join' }));
  expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('chidi@example.org');
  await enterText(page.user, form.getByLabelText('Password', { selector: 'input' }), 'secret');
  await page.user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Welcome to Demo Campus' });
  expect(page.sent('invitations.loginAndJoin')).toEqual([
    { invitationId: 'secret-1', email: 'chidi@example.org', password: 'secret' },
  ]);
});

it('INV-016 tells a wrong password at the login form', async () => {
  const loginAndJoin = () => {
    throw new AppError('signedOut', 'auth.incorrect');
  };
  const page = renderPage(address, invitedTo({ userExists: true }, { loginAndJoin }));
  await page.user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'wrong{Enter}');
  await screen.findByText('Email or password is incorrect. Try again.');
});

it('leads an invitee who forgot the password to a new one, and back to the invitation', async () => {
  const answers = invitedTo({ userExists: true });
  const page = renderPage(address, {
    ...answers,
    auth: { ...answers.auth, forgotPassword: () => ({ minutes: 60 }) },
  });
  await page.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await page.user.click(await screen.findByRole('button', { name: 'Reset Password' }));
  expect(page.sent('auth.forgotPassword')).toEqual([{ email: 'chidi@example.org' }]);
  await page.user.click(await screen.findByRole('button', { name: 'Back to Sign In' }));
  await screen.findByRole('form', { name: 'Log in to join' });
  expect(page.address()).toBe(address);
});

it('INV-019 INV-022 registers, joins, and offers the client under the default label', async () => {
  const page = renderPage(address, invitedTo({}, { register: joined }));
  await register(page);
  await screen.findByRole('heading', { name: 'Welcome to Demo Campus' });
  expect(page.sent('invitations.register')).toEqual([
    {
      invitationId: 'secret-1',
      email: 'chidi@example.org',
      firstName: 'Chidi',
      lastName: 'Eze',
      password: 'Correct-1',
      confirmation: 'Correct-1',
      consent: true,
    },
  ]);
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('https://client.example/');
  screen.getByText('Runs on Windows and macOS.');
  await page.user.click(screen.getByRole('button', { name: 'Go to your account' }));
  await waitFor(() => expect(page.visited()).toContain('/admin'));
});

const passwordRule =
  'Password must be at least 8 characters long, contain no spaces, and contain at least one capital letter, one lowercase letter, one number, and one special character in #?!@$%^&*-';

it.each([
  { id: 'INV-049', typed: { 'First name': '' }, consents: true, sentence: 'First name is required.' },
  { id: 'INV-050', typed: { 'Last name': '' }, consents: true, sentence: 'Last name is required.' },
  {
    id: 'INV-051',
    typed: { Password: 'weak', 'Confirm password': 'weak' },
    consents: true,
    sentence: passwordRule,
  },
  {
    id: 'INV-052',
    typed: { 'Confirm password': 'Correct-2' },
    consents: true,
    sentence: 'Passwords do not match.',
  },
  { id: 'INV-053', typed: {}, consents: false, sentence: 'Please consent to the License Agreement.' },
])('$id says "$sentence" and sends nothing', async ({ typed, consents, sentence }) => {
  const page = renderPage(address, invitedTo());
  await register(page, typed, consents);
  await screen.findByText(sentence);
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  expect(page.sent('invitations.register')).toEqual([]);
});

it('says everything that is wrong at once', async () => {
  const page = renderPage(address, invitedTo());
  await register(page, { 'First name': '', 'Confirm password': 'x' }, false);
  await screen.findByText('Please consent to the License Agreement.');
  screen.getByText('Passwords do not match.');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(page.sent('invitations.register')).toEqual([]);
});

it('INV-048 says so when the invited address is no email', async () => {
  const page = renderPage(address, invitedTo({ email: 'chidi' }));
  await register(page);
  await screen.findByText('Invalid email.');
});

it('ticks off the password rules while a password is typed, and can show it', async () => {
  const page = renderPage(address, invitedTo());
  const password = await screen.findByLabelText('Password', { selector: 'input' });
  const rules = within(screen.getByRole('list', { name: 'A password needs' }));
  expect(rules.queryAllByText('(met)')).toHaveLength(0);
  await page.user.type(password, 'Abcdefg1');
  expect(rules.getAllByText('(met)')).toHaveLength(6);
  await page.user.type(password, '!');
  screen.getByText('7 of 7 password rules are met.');
  screen.getByRole('button', { name: 'Show password: Confirm password' });
  await page.user.click(screen.getByRole('button', { name: 'Show password: Password' }));
  expect(password.getAttribute('type')).toBe('text');
});

it('INV-093 reloads the page when a refused registration asks for it', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const refused = () => {
    throw new AppError('conflict', 'invitations.refresh');
  };
  const page = renderPage(address, invitedTo({}, { register: refused }));
  await register(page);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  reload.mockRestore();
});

it.each(['/invitation', '/inviteAccept'])(
  'SHE-016 joins a signed-in invitee at %s by one click',
  async (route) => {
    const answers = { ...invitedTo({ userExists: true }, { accept: () => ({ accountId: 'account1' }) }) };
    const page = renderPage(`${route}/secret-1`, { ...answers, auth: signedIn(chidi).auth });
    await page.user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    await screen.findByRole('heading', { name: 'Welcome to Demo Campus' });
    expect(page.sent('invitations.accept')).toEqual([{ invitationId: 'secret-1' }]);
  },
);

it('asks a different signed-in person to log out, and then asks the invitee', async () => {
  const page = renderPage(address, { ...invitedTo(), auth: signedIn(aUser()).auth });
  await screen.findByText('ana@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('form', { name: 'Register to join' });
  expect(page.sent('auth.signOut')).toHaveLength(1);
});

it.each([
  [true, 'Log in to join'],
  [false, 'Register to join'],
])(
  'SHE-016 asks a visitor without a session at /inviteAccept (has a user: %s) to: %s',
  async (userExists, form) => {
    renderPage('/inviteAccept/secret-1', invitedTo({ userExists }));
    await screen.findByRole('form', { name: form });
  },
);
