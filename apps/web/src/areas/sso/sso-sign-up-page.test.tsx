import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anAccount, aUser, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

type SignUp = NonNullable<NonNullable<Answers['sso']>['signUp']>;

const signedInAfterwards = signedIn(aUser(), [anAccount(), anAccount({ id: 'account2' })]);

/** Returns from a provider with an email that no user has. */
async function openForm({
  email = 'chidi@example.org',
  signUp = () => ({ user: aUser() }),
}: {
  email?: string;
  signUp?: SignUp;
} = {}) {
  const identity = { providerName: 'Google', email, firstName: 'Chidi', lastName: 'Eze' };
  const sso: Answers['sso'] = { complete: () => ({ outcome: 'signUp', user: null, ...identity }), signUp };
  const page = renderPage('/google?code=c-1', { ...signedInAfterwards, sso });
  const form = within(await screen.findByRole('form', { name: 'Sign Up' }));
  return {
    ...page,
    form,
    field: (label: string) => form.getByLabelText<HTMLInputElement>(label),
    agreement: form.getByRole<HTMLInputElement>('checkbox'),
    submit: () => page.user.click(form.getByRole('button', { name: 'Sign Up' })),
  };
}

it('SSO-016 asks for the names, filled from the provider, and for an unticked agreement', async () => {
  const { field, agreement } = await openForm();
  expect([field('First name').value, field('Last name').value]).toEqual(['Chidi', 'Eze']);
  expect(agreement.checked).toBe(false);
  const license = screen.getByRole('link', { name: 'License Agreement' });
  expect(license.getAttribute('href')).toBe('https://campus.test/license');
});

it('locks the email from the provider, and asks for it otherwise', async () => {
  const known = await openForm();
  expect([known.field('Email').value, known.field('Email').readOnly]).toEqual(['chidi@example.org', true]);
  known.unmount();
  const unknown = await openForm({ email: '' });
  expect([unknown.field('Email').value, unknown.field('Email').readOnly]).toEqual(['', false]);
});

it('reports all faults together, and sends nothing', async () => {
  const { user, field, submit, sent } = await openForm({ email: '' });
  await user.clear(field('First name'));
  await user.clear(field('Last name'));
  await submit();
  await screen.findByText('Email is required.');
  screen.getByText('First name is required.');
  screen.getByText('Last name is required.');
  screen.getByText('Must agree to the license agreement.');
  await enterText(user, field('Email'), 'chidi');
  await screen.findByText('Email is an invalid format.');
  expect(sent('sso.signUp')).toEqual([]);
});

it('signs up and in, and leads to the accounts', async () => {
  const { user, agreement, field, submit, address, sent } = await openForm();
  await user.type(field('First name'), 'mma');
  await user.click(agreement);
  await submit();
  await screen.findByText('You are now logged in.');
  await waitFor(() => expect(address()).toBe('/accounts'));
  expect(sent('sso.signUp')).toEqual([
    { email: 'chidi@example.org', firstName: 'Chidimma', lastName: 'Eze', agreement: true },
  ]);
});

it('keeps the form for what can be put right, and shows the way back from what cannot', async () => {
  let failure: AppError = new AppError('conflict', 'signUp.emailTaken');
  const signUp = () => {
    throw failure;
  };
  const { user, agreement, submit } = await openForm({ signUp });
  await user.click(agreement);
  await submit();
  await screen.findByText('This email is already registered. Please log in.');
  failure = new AppError('invalid', 'sso.expired');
  await submit();
  await screen.findByRole('heading', { name: 'Google sign-in failed' });
  screen.getByText('The sign-in took too long. Please start again.');
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
});
