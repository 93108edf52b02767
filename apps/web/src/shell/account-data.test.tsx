import { AppError } from '@campus/contracts/core/app-error';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answers } from '../../testing/answering-link.ts';
import { choose } from '../../testing/choose.ts';
import { enterText } from '../../testing/enter-text.ts';
import { anImportFile } from '../../testing/imports.ts';
import { anAccount, anEnteredAccount, aUser, signedOut, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aMember, anInvitation, aSender, onePage } from '../../testing/rows.ts';
import { readDraft, storeDraft } from '../areas/imports/import-draft.ts';
import { readEmailDraft } from '../features/invitation-email/email-draft.ts';
import { rememberAccount } from '../lib/storage.ts';

const campus = anEnteredAccount({ id: 'campus', organizationName: 'Demo Campus' });
const northwind = anEnteredAccount({ id: 'northwind', organizationName: 'Northwind University' });

/** A person with two accounts. Exports fail with an address in the message. */
function twoAccounts(user = aUser()): Answers {
  const answers = workingIn(campus, user);
  const refuse = () => {
    throw new AppError('notFound', 'members.notFound');
  };
  return {
    ...answers,
    accounts: {
      list: () => ({ items: [anAccount(campus), anAccount(northwind)] }),
      get: ({ accountId }) => (accountId === campus.id ? campus : northwind),
    },
    members: {
      list: ({ accountId }) => ({
        items: [aMember({ email: `someone@${accountId}.example.org` })],
        ...{ total: 1, page: 1, pageSize: 25 as const, totalIsExact: true, lastPage: 1 },
        customFields: [],
      }),
      export: refuse,
    },
    invitations: { list: () => onePage([anInvitation()]) },
    senders: { get: () => ({ sender: aSender() }) },
  };
}

type Page = ReturnType<typeof renderPage>;

const subject = () => screen.findByLabelText<HTMLInputElement>('Subject');

async function openEmail({ user }: Page) {
  await user.click(await screen.findByText('Email', { selector: 'summary' }));
}

/** Leaves data of Demo Campus in session storage, on the page, and in the notifications. */
async function work(answers = twoAccounts()): Promise<Page> {
  rememberAccount(campus.id);
  const page = renderPage('/admin/import', answers);
  await openEmail(page);
  await enterText(page.user, await subject(), 'Welcome to Demo Campus');
  storeDraft(campus.id, 'update', { file: anImportFile() });
  page.navigate('/admin/members');
  await screen.findByText('someone@campus.example.org');
  await page.user.click(screen.getByRole('button', { name: 'Actions' }));
  await choose(page.user, 'Export All');
  await screen.findByRole('button', { name: 'Notifications: 1' });
  expect(readEmailDraft(campus.id).subject).toBe('Welcome to Demo Campus');
  expect(readDraft(campus.id, 'update', 'file1')).toBeDefined();
  return page;
}

async function enter(page: Page, name: RegExp) {
  page.navigate('/accounts');
  await page.user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('heading', { name: 'Profile' });
}

beforeEach(() => sessionStorage.clear());

describe('entering another account', () => {
  it('ACCT-064 clears the text of the invitation email, in both accounts', async () => {
    const page = await work();
    await enter(page, /Northwind University/);
    page.navigate('/admin/import');
    await openEmail(page);
    expect((await subject()).value).toBe('');
    await enter(page, /Demo Campus/);
    page.navigate('/admin/import');
    await openEmail(page);
    expect((await subject()).value).toBe('');
  });

  it('ACCT-064 SHE-093: clears the draft of an import', async () => {
    const page = await work();
    await enter(page, /Northwind University/);
    expect(readDraft(campus.id, 'update', 'file1')).toBeUndefined();
  });

  it('ACCT-064 clears the notifications and their display', async () => {
    const page = await work();
    await enter(page, /Northwind University/);
    await screen.findByRole('button', { name: 'Notifications: 0' });
    expect(screen.queryByText(/Member export failed/)).toBeNull();
  });

  it('ACCT-064 SHE-093: clears the selection', async () => {
    const page = await work();
    await page.user.click(screen.getByRole('checkbox', { name: /someone@campus/ }));
    await enter(page, /Northwind University/);
    await enter(page, /Demo Campus/);
    page.navigate('/admin/members');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /someone@campus/ });
    expect(box.checked).toBe(false);
  });

  it('ACCT-064 ACCT-025 SHE-093: clears the loaded rows', async () => {
    const page = await work();
    await enter(page, /Northwind University/);
    page.answerNow({ ...twoAccounts(), members: { list: () => new Promise(() => {}) } });
    await enter(page, /Demo Campus/);
    page.navigate('/admin/members');
    await screen.findByRole('heading', { name: 'Members' });
    expect(screen.queryByText('someone@campus.example.org')).toBeNull();
  });

  it('ACCT-064: leaves the drafts alone when the same account is entered again', async () => {
    const page = await work();
    await enter(page, /Demo Campus/);
    expect(readEmailDraft(campus.id).subject).toBe('Welcome to Demo Campus');
  });
});

describe('leaving a person', () => {
  it('ACCT-064 clears drafts and notifications at sign-out', async () => {
    const page = await work();
    page.navigate('/logout');
    page.answerNow({ ...twoAccounts(), ...signedOut });
    await screen.findByRole('heading', { name: 'Sign In' });
    expect(sessionStorage.length).toBe(0);
    expect(screen.queryByText(/Member export failed/)).toBeNull();
  });

  it('ACCT-064: clears everything when another tab has signed in another person', async () => {
    const page = await work();
    const other = aUser({ id: 'user2', email: 'ben@example.org' });
    page.answerNow({ ...twoAccounts(other), members: { list: () => new Promise(() => {}) } });
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(screen.queryByText('someone@campus.example.org')).toBeNull());
    page.navigate('/accounts');
    await page.user.click(await screen.findByRole('button', { name: /Demo Campus/ }));
    await screen.findByRole('button', { name: 'Notifications: 0' });
    expect(readEmailDraft(campus.id).subject).toBe('');
    expect(readDraft(campus.id, 'update', 'file1')).toBeUndefined();
  });
});
