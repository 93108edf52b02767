import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { choose } from '../../../../testing/choose.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { membersList, withMembers } from '../../../../testing/members.ts';
import { noFactors } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aMember } from '../../../../testing/rows.ts';

const bola = aMember();
type Operations = NonNullable<Answers['members']>;
type Removal = ReturnType<NonNullable<Operations['getRemoval']>>;

const removal = (own: Partial<Awaited<Removal>> = {}) => ({
  email: bola.email,
  permission: bola.permission,
  badges: 2,
  customFields: 1,
  pendingInvitations: 0,
  credentials: 0,
  refusal: '',
  ...own,
});

function acting(operations: Partial<Operations>, member = bola) {
  return withMembers(membersList([member]), { getRemoval: () => removal(), ...operations });
}

const failing = () => {
  throw new AppError('unavailable', 'platform.unavailable');
};
const unreachable = 'The platform cannot be reached at the moment. Please try again in a minute.';

/** Opens the menu of Bola's row, chooses an item, and returns the dialog that opens. */
async function ask(page: ReturnType<typeof renderPage>, entry: string) {
  await page.user.click(await screen.findByRole('button', { name: 'Actions for bola@example.org' }));
  await choose(page.user, entry);
  return within(await screen.findByRole('alertdialog'));
}

it('MEM-010 MEM-063 says what deleting a member takes away, deletes and says so', async () => {
  const page = renderPage('/admin/members', acting({ remove: () => ({ email: bola.email }) }));
  await ask(page, 'Delete');
  await screen.findByRole('alertdialog', { name: 'Delete bola@example.org from Demo Campus?' });
  screen.getByText(
    /^bola@example\.org loses access to Demo Campus at once, and with it the role Member, 2 badges,? and 1 value of the member profile\. The user stays/,
  );
  page.answerNow(withMembers(membersList([]), { remove: () => ({ email: bola.email }) }));
  await page.user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Successfully deleted bola@example.org.');
  await screen.findAllByText('There are no members found.');
  expect(page.sent('members.remove')).toEqual([{ accountId: 'account1', membershipId: 'membership2' }]);
});

it('says before deleting a member that credentials the member made will be paused', async () => {
  const page = renderPage('/admin/members', acting({ getRemoval: () => removal({ credentials: 1 }) }));
  const dialog = await ask(page, 'Delete');
  await dialog.findByText(/1 API credential that bola@example\.org generated will be paused: scripts/);
});

it('takes a deleted member out of the selection, and leaves one in who could not be deleted', async () => {
  const chidi = aMember({ id: 'membership3', email: 'chidi@example.org' });
  const calls = { getRemoval: () => removal(), remove: failing };
  const page = renderPage('/admin/members', withMembers(membersList([bola, chidi]), calls));
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select bola@example.org' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Select chidi@example.org' }));
  await ask(page, 'Delete');
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText(`Failed to delete bola@example.org. ${unreachable}`);
  screen.getByText('2 selected');
  page.answerNow(withMembers(membersList([chidi]), { ...calls, remove: () => ({ email: bola.email }) }));
  await ask(page, 'Delete');
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('1 selected');
});

it('gives the focus to the heading when the only member of a list is deleted', async () => {
  const page = renderPage('/admin/members', acting({ remove: () => ({ email: bola.email }) }));
  const dialog = await ask(page, 'Delete');
  page.answerNow(withMembers(membersList([]), { remove: () => ({ email: bola.email }) }));
  await page.user.click(await dialog.findByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Members', level: 1 })),
  );
});

it('MEM-064 says why a member could not be deleted', async () => {
  const page = renderPage('/admin/members', acting({ remove: failing }));
  const dialog = await ask(page, 'Delete');
  await page.user.click(await dialog.findByRole('button', { name: 'Delete' }));
  await screen.findByText(`Failed to delete bola@example.org. ${unreachable}`);
  screen.getByText('bola@example.org');
});

it('MEM-010 MEM-072 shows no actions for a member with whom the person may do nothing', async () => {
  const nothing = {
    edit: false,
    changePermission: false,
    remove: false,
    endSessions: false,
    resetSecondFactor: false,
    resetPassword: false,
  };
  const owner = aMember({ id: 'membership3', email: 'dayo@example.org', permission: 'owner', can: nothing });
  renderPage('/admin/members', withMembers(membersList([bola, owner])));
  await screen.findByRole('button', { name: 'Actions for bola@example.org' });
  expect(screen.queryByRole('button', { name: 'Actions for dayo@example.org' })).toBeNull();
});

it('MEM-010 says why a member cannot be deleted, and offers only Close', async () => {
  const owner = aMember({ permission: 'owner' });
  const refusal = 'An account needs at least one owner. Make another person an owner first.';
  const page = renderPage('/admin/members', acting({ getRemoval: () => removal({ refusal }) }, owner));
  const dialog = await ask(page, 'Delete');
  await dialog.findByText(refusal);
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close']);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('says why it is not known what deleting would take away', async () => {
  const page = renderPage(
    '/admin/members',
    acting({
      getRemoval: () => {
        throw new AppError('notFound', 'members.notFound');
      },
    }),
  );
  const dialog = await ask(page, 'Delete');
  await dialog.findByText('This member could not be found.');
});

it('MEM-011 resets the password of a member after asking', async () => {
  const page = renderPage('/admin/members', acting({ resetPassword: () => ({ email: bola.email }) }));
  const dialog = await ask(page, 'Reset Password');
  dialog.getByText(/bola@example\.org gets an email with a link to choose a new password/);
  await page.user.click(dialog.getByRole('button', { name: 'Send email' }));
  await screen.findByText('A password reset email is on its way to bola@example.org.');
  expect(page.sent('members.resetPassword')).toEqual([
    { accountId: 'account1', membershipId: 'membership2' },
  ]);
});

it('MEM-056 says why no email to reset the password was sent', async () => {
  const page = renderPage('/admin/members', acting({ resetPassword: failing }));
  const dialog = await ask(page, 'Reset Password');
  await page.user.click(dialog.getByRole('button', { name: 'Send email' }));
  await screen.findByText(`Failed to send password reset email to bola@example.org: ${unreachable}`);
});

it('ends the sessions of a member after asking', async () => {
  const page = renderPage('/admin/members', acting({ endSessions: () => ({ email: bola.email, ended: 2 }) }));
  const dialog = await ask(page, 'End Sessions');
  dialog.getByText(/bola@example\.org is signed out on every device at once/);
  await page.user.click(dialog.getByRole('button', { name: 'End Sessions' }));
  await screen.findByText('bola@example.org is signed out on every device.');
  expect(page.sent('members.endSessions')).toEqual([{ accountId: 'account1', membershipId: 'membership2' }]);
});

it('says why the sessions of a member could not be ended', async () => {
  const page = renderPage('/admin/members', acting({ endSessions: failing }));
  const dialog = await ask(page, 'End Sessions');
  await page.user.click(dialog.getByRole('button', { name: 'End Sessions' }));
  await screen.findByText(`Failed to end the sessions of bola@example.org: ${unreachable}`);
});

it('MEM-011 does not offer to reset a password or end sessions to a person who may not', async () => {
  const member = aMember({ can: { ...bola.can, endSessions: false, resetPassword: false } });
  const page = renderPage('/admin/members', acting({}, member));
  await page.user.click(await screen.findByRole('button', { name: 'Actions for bola@example.org' }));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Delete']);
});

it('confirms in place who removes the second factors of a member', async () => {
  let proven = false;
  const resetSecondFactor = () => {
    if (!proven) throw new AppError('forbidden', 'secondFactor.proofNeeded');
    return { email: bola.email };
  };
  const confirm = () => {
    proven = true;
    return {};
  };
  const member = aMember({ can: { ...bola.can, resetSecondFactor: true } });
  const answers = acting({ resetSecondFactor }, member);
  const page = renderPage('/admin/members', {
    ...answers,
    secondFactor: { list: () => noFactors, confirm },
  });
  const dialog = await ask(page, 'Reset Two-step Verification');
  await page.user.click(dialog.getByRole('button', { name: 'Reset' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await enterText(page.user, await proof.findByLabelText('Current password'), 'secret');
  await page.user.keyboard('{Enter}');
  await screen.findByText(text('members.resetSecondFactor.done', { email: bola.email }));
  expect(page.sent('members.resetSecondFactor')).toHaveLength(2);
});

it('says why the second factors to confirm with could not be loaded, and tries again', async () => {
  const resetSecondFactor = () => {
    throw new AppError('forbidden', 'secondFactor.proofNeeded');
  };
  const answers = acting({ resetSecondFactor }, aMember({ can: { ...bola.can, resetSecondFactor: true } }));
  const page = renderPage('/admin/members', { ...answers, secondFactor: { list: failing } });
  const dialog = await ask(page, 'Reset Two-step Verification');
  await page.user.click(dialog.getByRole('button', { name: 'Reset' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  proof.getByText(unreachable);
  page.answerNow({ ...answers, secondFactor: { list: () => noFactors } });
  await page.user.click(proof.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Current password');
});
