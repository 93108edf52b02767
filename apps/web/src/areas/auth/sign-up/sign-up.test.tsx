import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { requiredSignUpFields, type SignUpKind } from '@campus/domain/sign-up/sign-up';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { aUser, signedIn, signedOut } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aWorld } from '../../../../testing/worlds.ts';

type Create = NonNullable<NonNullable<Answers['signUp']>['create']>;

async function openSignUp(kind: SignUpKind, answers: Answers = {}) {
  const world = aWorld({ signUp: { required: [...requiredSignUpFields(kind)] } });
  const page = renderPage('/world/demo', { ...signedOut, worlds: { get: () => world }, ...answers });
  await page.user.click(await screen.findByRole('link', { name: 'Sign Up' }));
  return page;
}

const creating = (create: Create): Answers => ({ signUp: { create } });

async function fillIn({ user }: Awaited<ReturnType<typeof openSignUp>>) {
  await enterText(user, screen.getByLabelText('First name'), ' Ana ');
  await enterText(user, screen.getByLabelText('Last name'), 'Okafor');
  await enterText(user, screen.getByLabelText('Email'), 'ana@example.org');
  await enterText(user, screen.getByLabelText('Password'), 'Lantern-42!');
  await enterText(user, screen.getByLabelText('Confirm password'), 'Lantern-42!');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

const submit = (page: { user: Awaited<ReturnType<typeof openSignUp>>['user'] }) =>
  page.user.click(screen.getByRole('button', { name: 'Sign Up' }));

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);

it('SIGN-004 offers the organization sizes in their order', async () => {
  await openSignUp('demo');
  expect(optionsOf('Organization size')).toEqual([
    '',
    '1-10',
    '11-50',
    '51-250',
    '251-1K',
    '1K-5K',
    '5K-10K',
    '10K-50K',
    '50K-100K',
    '100K+',
  ]);
});

it('SIGN-005 offers eight reasons for visiting', async () => {
  await openSignUp('demo');
  expect(optionsOf('Reason for visiting')).toEqual([
    '',
    'host virtual events',
    'remote work solution',
    'virtual education solution',
    'just exploring',
    'attend an event',
    'attend a class',
    'visit a team suite',
    'attend a meeting',
  ]);
});

it('offers the countries, the most asked for first, and lets the browser fill them in', async () => {
  await openSignUp('contact');
  expect(screen.getByLabelText('Country').getAttribute('autocomplete')).toBe('country');
  expect(optionsOf('Country').slice(0, 7)).toEqual(['', 'US', 'CA', 'FR', 'GB', 'MX', 'AF']);
});

it('SIGN-025 links the agreement to the license that is configured, unticked', async () => {
  await openSignUp('standard');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the License Agreement' });
  expect(box.checked).toBe(false);
  const link = screen.getByRole('link', { name: 'License Agreement' });
  expect(link.getAttribute('href')).toBe('https://campus.test/license');
  expect(link.getAttribute('target')).toBe('_blank');
});

it.each([
  ['standard', []],
  ['phone', ['Phone']],
  ['contact', ['Phone', 'Country']],
  ['demo', ['Organization', 'Organization size', 'Country', 'Reason for visiting']],
] as const)('asks only for the fields that a %s world requires', async (kind, labels) => {
  await openSignUp(kind);
  const special = ['Organization', 'Organization size', 'Phone', 'Country', 'Reason for visiting'];
  expect(special.filter((label) => screen.queryByLabelText(label))).toEqual(labels);
});

it('tells everything that is wrong at once, focuses the first field and sends nothing', async () => {
  const page = await openSignUp('demo');
  await submit(page);
  await screen.findByText('First name is required.');
  for (const key of [
    'registration.lastName',
    'auth.email.required',
    'signUp.organization.required',
    'signUp.size.required',
    'signUp.country.required',
    'signUp.answer.required',
    'auth.password.required',
    'signUp.agreement',
  ] as const)
    screen.getByText(text(key));
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(page.sent('signUp.create')).toEqual([]);
});

it('ticks off the rules of the password while it is typed', async () => {
  const page = await openSignUp('standard');
  await page.user.type(screen.getByLabelText('Password'), 'lantern42');
  const rules = within(screen.getByRole('list', { name: 'A password needs' })).getAllByRole('listitem');
  expect(rules.filter(({ textContent }) => textContent?.includes('(met)'))).toHaveLength(5);
});

it('signs up with trimmed values and goes on signed in', async () => {
  const page = await openSignUp(
    'standard',
    creating(() => ({ user: aUser(), emailSent: false, reason: '', reasons: [] })),
  );
  await fillIn(page);
  page.answerNow({
    ...signedIn(),
    ...creating(() => ({ user: aUser(), emailSent: false, reason: '', reasons: [] })),
  });
  await submit(page);
  await screen.findByText('You are now logged in.');
  expect(page.address()).toBe('/accounts');
  expect(page.sent('signUp.create')).toEqual([
    {
      accountId: 'account1',
      world: 'demo',
      email: 'ana@example.org',
      password: 'Lantern-42!',
      confirmation: 'Lantern-42!',
      firstname: 'Ana',
      lastname: 'Okafor',
      phone: '',
      organization: '',
      size: '',
      country: '',
      answer: '',
      agreement: true,
    },
  ]);
});

const toVerify = (emailSent: boolean) =>
  openSignUp('standard', {
    ...creating(() => ({
      user: null,
      emailSent,
      reason: text('auth.verificationEmail'),
      reasons: [{ key: 'auth.verificationEmail', params: {} }],
    })),
    verification: { resend: () => ({ message: '' }) },
  });

it('SIGN-007 says that the account was created, where the email went, and sends it again', async () => {
  const page = await toVerify(true);
  await fillIn(page);
  await submit(page);
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.address()).toBe('/world/demo');
  const notice = screen.getByText('Your account was created.').closest('[role=alert]');
  expect(notice?.textContent).toContain('We sent an email to ana@example.org. Open the link in it');
  expect(notice?.textContent).toContain('Check your spam folder');
  expect(screen.queryByText(text('auth.verificationEmail'))).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Resend verification email' }));
  await screen.findByRole('button', { name: 'Sent verification email to ana@example.org.' });
  expect(page.sent('verification.resend')).toEqual([
    { email: 'ana@example.org', password: 'Lantern-42!', world: 'demo' },
  ]);
});

it('does not claim that an email was sent that could not be', async () => {
  const page = await toVerify(false);
  await fillIn(page);
  await submit(page);
  const notice = (await screen.findByText('Your account was created.')).closest('[role=alert]');
  expect(notice?.textContent).toContain('The email to ana@example.org could not be sent.');
  screen.getByRole('button', { name: 'Resend verification email' });
});

it('leads back to the sign-up with everything kept, to use another address', async () => {
  const page = await toVerify(true);
  await fillIn(page);
  await submit(page);
  await page.user.click(await screen.findByRole('link', { name: 'use another address' }));
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(document.activeElement).toBe(email);
  expect(email.value).toBe('ana@example.org');
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Okafor');
});

it('says why a sign-up was refused and keeps what was entered', async () => {
  const page = await openSignUp(
    'standard',
    creating(() => {
      throw new AppError('conflict', 'signUp.emailTaken');
    }),
  );
  await fillIn(page);
  await submit(page);
  await screen.findByText('This email is already registered. Please log in.');
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Okafor');
});

it('leads from an email that has an account to the sign-in, and takes it along', async () => {
  const page = await openSignUp(
    'standard',
    creating(() => {
      throw new AppError('conflict', 'signUp.emailTaken');
    }),
  );
  await fillIn(page);
  expect(screen.queryByRole('link', { name: 'Log in with this email' })).toBeNull();
  await submit(page);
  await page.user.click(await screen.findByRole('link', { name: 'Log in with this email' }));
  await screen.findByRole('form', { name: 'Sign In' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.org');
});
