import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { choose } from '../../../testing/choose.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anAccount, aUser, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';

/** A superadmin's account picker with one account, which shows the name of the last rename. */
function renaming(update?: NonNullable<Answers['accounts']>['update']): Answers {
  let account = anAccount({ level: 'superadmin' });
  const answers = signedIn(aUser({ superadmin: true }), []);
  return {
    ...answers,
    accounts: {
      ...answers.accounts,
      search: () => onePage([account]),
      update:
        update ??
        (({ organizationName = '' }) => {
          account = { ...account, organizationName };
          return { account };
        }),
    },
  };
}

async function rename(page: ReturnType<typeof renderPage>, name: string) {
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Demo Campus' }));
  await choose(page.user, 'Rename');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename Demo Campus' }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Organization Name' });
  expect(field.value).toBe('Demo Campus');
  await page.user.clear(field);
  await enterText(page.user, field, name);
  await page.user.keyboard('{Enter}');
  return dialog;
}

it('ACCT-063 says that an account was renamed, and lists it by its new name', async () => {
  const page = renderPage('/accounts', renaming());
  await rename(page, 'Harbour School');
  await screen.findByText('Harbour School has now been updated.');
  await screen.findByRole('button', { name: /^Harbour School/ });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.sent('accounts.update')).toEqual([
    { accountId: 'account1', organizationName: 'Harbour School' },
  ]);
});

it.each([
  ['forbidden', 'accounts.updateForbidden', 'Insufficient permission to update status.'],
  ['conflict', 'accounts.organizationName.taken', 'Another account has this organization name already.'],
] as const)('ACCT-043 tells in the dialog why it was refused (%s)', async (kind, key, sentence) => {
  const refuse = () => {
    throw new AppError(kind, key);
  };
  const page = renderPage('/accounts', renaming(refuse));
  const dialog = await rename(page, 'Harbour School');
  await dialog.findByText(sentence);
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Harbour School');
});

it('needs a name', async () => {
  const page = renderPage('/accounts', renaming());
  const dialog = await rename(page, ' ');
  await dialog.findByText('Organization Name is required.');
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.sent('accounts.update')).toEqual([]);
});

it('offers only superadmins to create and rename accounts', async () => {
  const accounts = [anAccount(), anAccount({ id: 'account2', organizationName: 'Northwind University' })];
  renderPage('/accounts', signedIn(aUser(), accounts));
  await screen.findByRole('button', { name: /^Demo Campus/ });
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
});
