import { AppError } from '@campus/contracts/core/app-error';
import type { Sender } from '@campus/contracts/senders/senders';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aSender, onePage } from '../../../testing/rows.ts';

type Senders = NonNullable<Answers['senders']>;

/** Opens the email section of the invitation form, in an account with this sender. */
async function openEmail(sender: Partial<Sender> = {}, set?: Senders['set'], account = anEnteredAccount()) {
  const answers = (now: Partial<Sender>): Answers => ({
    ...workingIn(account),
    invitations: { list: () => onePage([]) },
    senders: { get: () => ({ sender: aSender(now) }), ...(set && { set }) },
  });
  const page = renderPage('/admin/import', answers(sender));
  await page.user.click(await screen.findByText('Email', { selector: 'summary' }));
  return { ...page, nowIs: (now: Partial<Sender>) => page.answerNow(answers(now)) };
}

const dean = 'dean@example.org';
const field = () => screen.findByLabelText<HTMLInputElement>('From');
const fails = () => {
  throw new AppError('invalid', 'invitations.sender.invalid');
};

it('INV-041 says of a verified address that invitations come from it', async () => {
  await openEmail({ email: dean, status: 'Success' });
  await screen.findByText('Verified: invitations come from this address.');
  expect((await field()).value).toBe(dean);
  expect(screen.queryByRole('button', { name: /address|verification/ })).toBeNull();
});

it('names the default sender where the account has no address of its own', async () => {
  await openEmail();
  await screen.findByText('Invitations come from the default sender, invitations@campus.test.');
  expect((await field()).placeholder).toBe('invitations@campus.test');
});

it.each([
  {
    id: 'INV-042',
    status: 'Pending',
    says: /has been asked by email and has not accepted yet/,
    press: 'Send the verification email again',
  },
  {
    id: 'INV-043',
    status: 'Failed',
    says: /did not accept in time/,
    press: 'Send the verification email again',
  },
  { id: 'INV-044', status: 'Unlisted', says: /was not found/, press: 'Add the address' },
] as const)('$id submits a $status address again by its sign, and checks it again', async (given) => {
  const page = await openEmail({ email: dean, status: given.status }, () => ({ sender: aSender() }));
  await screen.findByText(given.says);
  const asked = page.sent('senders.get').length;
  await page.user.click(screen.getByRole('button', { name: given.press }));
  await waitFor(() => expect(page.sent('senders.get')).toHaveLength(asked + 1));
  expect(page.sent('senders.set')).toEqual([{ accountId: 'account1', email: dean }]);
});

it.each(['{Enter}', 'sign'])('INV-045 applies a changed address by %s, and not before', async (by) => {
  const page = await openEmail({}, () => ({ sender: aSender() }));
  await enterText(page.user, await field(), ` ${dean}`);
  await screen.findByText('Not applied yet. Its owner will be asked by email to accept.');
  expect(page.sent('senders.set')).toEqual([]);
  page.nowIs({ email: dean, status: 'Pending' });
  if (by === 'sign') await page.user.click(screen.getByRole('button', { name: 'Apply the address' }));
  else await page.user.type(await field(), by);
  await screen.findByText(/has been asked by email/);
  expect(page.sent('senders.set')).toEqual([{ accountId: 'account1', email: dean }]);
  expect(page.sent('invitations.create')).toEqual([]);
});

it('INV-046 shows that the sender is being asked for, and then that it is being changed', async () => {
  const answer = Promise.withResolvers<{ sender: Sender }>();
  const page = await openEmail({}, () => answer.promise);
  await enterText(page.user, await field(), dean);
  await page.user.keyboard('{Enter}');
  await screen.findByText('Checking the address …');
  expect(screen.queryByRole('button', { name: 'Apply the address' })).toBeNull();
  page.nowIs({ email: dean, status: 'Success' });
  answer.resolve({ sender: aSender() });
  await screen.findByText('Verified: invitations come from this address.');
});

it('INV-047 goes back to the default sender when an empty address is applied', async () => {
  const page = await openEmail({ email: dean, status: 'Success' }, () => ({ sender: aSender() }));
  await screen.findByText('Verified: invitations come from this address.');
  await page.user.clear(await field());
  await screen.findByText('Not applied yet. Empty goes back to the default sender.');
  await page.user.type(await field(), '{Enter}');
  await waitFor(() => expect(page.sent('senders.set')).toEqual([{ accountId: 'account1', email: '' }]));
});

it('INV-058 says "Invalid Email" for an invalid address, and sends nothing', async () => {
  const page = await openEmail();
  await page.user.type(await field(), 'dean{Enter}');
  await screen.findByText('Invalid Email');
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
  expect(page.sent('senders.set')).toEqual([]);
});

it('keeps what was typed when it is refused, and says why', async () => {
  const page = await openEmail({}, fails);
  await enterText(page.user, await field(), dean);
  await page.user.keyboard('{Enter}');
  await screen.findByText('Invalid Email');
  expect((await field()).value).toBe(dean);
});

it('offers to try again when the sender fails to load', async () => {
  const answers = { ...workingIn(), invitations: { list: () => onePage([]) } };
  const page = renderPage('/admin/import', { ...answers, senders: { get: fails } });
  await page.user.click(await screen.findByText('Email', { selector: 'summary' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  page.answerNow({ ...answers, senders: { get: () => ({ sender: aSender() }) } });
  await page.user.click(again);
  await screen.findByText(/come from the default sender/);
});

it('asks for the sender only once the section is open', async () => {
  const answers = { ...workingIn(), invitations: { list: () => onePage([]) } };
  const page = renderPage('/admin/import', { ...answers, senders: { get: () => ({ sender: aSender() }) } });
  const section = await screen.findByText('Email', { selector: 'summary' });
  expect(page.sent('senders.get')).toEqual([]);
  await page.user.click(section);
  await screen.findByText(/come from the default sender/);
  expect(page.sent('senders.get')).toEqual([{ accountId: 'account1' }]);
});

it.each([
  { length: 100, shown: 'x'.repeat(100) },
  { length: 101, shown: `${'x'.repeat(99)}…` },
])(
  'INV-094 shows at most 100 characters of a custom invitation URL of $length',
  async ({ length, shown }) => {
    await openEmail({ customInvitationUrl: 'x'.repeat(length) });
    await screen.findByText(shown);
  },
);
