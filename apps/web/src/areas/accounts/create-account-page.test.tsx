import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anAccount, anEnteredAccount, aUser, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';
import { currentAccountId } from '../../lib/storage.ts';

const superadmin = aUser({ superadmin: true });

function creating(own: Answers['accounts'] = {}, user = superadmin): Answers {
  const created = anEnteredAccount({
    id: 'account9',
    organizationName: 'Harbour School',
    level: 'superadmin',
  });
  const answers = signedIn(user, []);
  return {
    ...answers,
    accounts: {
      ...answers.accounts,
      defaultSchema: () => ({
        name: 'Default Campus',
        type: 'campus',
        outline: {
          worldBuildVersion: '1.2.0',
          defaultTeamId: 8,
          isWebEnabled: true,
          verificationRequired: false,
          showUserProfile: { desktopClient: true, dashboard: true },
          showMemberProfile: { desktopClient: false, dashboard: false },
        },
      }),
      create: () => ({ account: anAccount(created) }),
      get: () => created,
      search: () => onePage([]),
      ...own,
    },
    members: { list: () => ({ ...onePage([]), totalIsExact: true, lastPage: 1, customFields: [] }) },
  };
}

async function enterName(page: ReturnType<typeof renderPage>, name: string) {
  await enterText(page.user, await screen.findByRole('textbox', { name: 'Organization Name' }), name);
  await page.user.click(screen.getByRole('button', { name: 'Create account' }));
}

it('ACCT-004 SHE-012 asks for the organization and shows what the account begins with', async () => {
  renderPage('/accounts/create', creating());
  await screen.findByRole('heading', { name: 'Create Account', level: 1 });
  await waitFor(() => expect(document.title).toContain('Create Account'));
  screen.getByRole('textbox', { name: 'Organization Name' });
  const schema = within(screen.getByRole('region', { name: 'Default account schema' }));
  const values = await schema.findAllByRole('definition');
  expect(values.map(({ textContent }) => textContent)).toEqual([
    'Default Campus',
    'campus',
    '1.2.0',
    'I',
    'On',
    'Not required',
    'Shown in desktop client and dashboard',
    'Not shown',
  ]);
});

it('ACCT-006 ACCT-062 says that the account was created, and goes to its members', async () => {
  const page = renderPage('/accounts/create', creating());
  await enterName(page, ' Harbour School ');
  await screen.findByText('Harbour School has been successfully created.');
  await screen.findByRole('heading', { name: 'Members' });
  expect(page.address()).toBe('/admin/members');
  expect(page.sent('accounts.create')).toEqual([{ organizationName: 'Harbour School' }]);
  expect(currentAccountId()).toBe('account9');
});

it('ACCT-005 SHE-013 sends everyone except superadmins to /accounts', async () => {
  const page = renderPage('/accounts/create', creating({}, aUser()));
  await waitFor(() => expect(page.address()).toBe('/accounts'));
  expect(page.sent('accounts.defaultSchema')).toEqual([]);
});

it('ACCT-026 asks for the name before anything is sent', async () => {
  const page = renderPage('/accounts/create', creating());
  await page.user.click(await screen.findByRole('button', { name: 'Create account' }));
  const field = screen.getByRole('textbox', { name: 'Organization Name' });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('Organization Name is needed to create the account');
  expect(page.sent('accounts.create')).toEqual([]);
});

it('says at the name that it is taken, and keeps the entry', async () => {
  const create = () => {
    throw new AppError('conflict', 'accounts.organizationName.taken');
  };
  const page = renderPage('/accounts/create', creating({ create }));
  await enterName(page, 'Harbour School');
  await screen.findByText('Another account has this organization name already.');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Organization Name' });
  expect(field.value).toBe('Harbour School');
  expect(document.activeElement).toBe(field);
});

it('ACCT-061 shows that the created account could not be read', async () => {
  const create = () => {
    throw new AppError('unavailable', 'accounts.fetchFailed');
  };
  const page = renderPage('/accounts/create', creating({ create }));
  await enterName(page, 'Harbour School');
  await screen.findByText('Failed to fetch created account.');
  expect(page.address()).toBe('/accounts/create');
});

it('tries the schema again when it could not be read', async () => {
  const defaultSchema = () => {
    throw new AppError('unavailable', 'platform.unavailable');
  };
  const page = renderPage('/accounts/create', creating({ defaultSchema }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  page.answerNow(creating());
  await page.user.click(again);
  await screen.findByText('Default Campus');
});
