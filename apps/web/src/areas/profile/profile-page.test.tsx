import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import type { Environment } from '@campus/domain/core/environments';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { anEnteredAccount, openSettings, signedIn, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const offered = { campus: { label: 'Stream' }, gdn: null, clientBuild: '' };

function working(own: Partial<EnteredAccount> = {}, environment: Environment = 'development'): Answers {
  const answers = workingIn(anEnteredAccount(own));
  const config = () => ({ ...answers.console.config(), environment });
  return { ...answers, console: { config }, streaming: { account: () => offered } };
}

/** The titles of all cards, after they have loaded. */
async function titles(): Promise<(string | null)[]> {
  await screen.findByRole('heading', { name: 'Delete Account' });
  await waitFor(() => expect(screen.queryAllByRole('status', { name: 'Loading' })).toEqual([]));
  return within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
}

it('PRO-001 says who the person is in the account, and the version of the client', async () => {
  renderPage('/profile', working());
  await screen.findByRole('heading', { name: 'Profile' });
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values.slice(0, 4)).toEqual(['Ana Okafor', 'ana@example.org', 'Demo Campus', 'Admin']);
  expect(screen.queryByText(/suspended/)).toBeNull();
  await screen.findByText('Campus 1.0.0');
});

it('shows the name that the account gives the person, if it has set one', async () => {
  const answers = working();
  const shownAs = (name: string | null) => ({
    ...answers,
    profile: { ...workingIn().profile, getMember: () => ({ fields: [], shownAs: name }) },
  });
  const page = renderPage('/profile', shownAs('Prof. Lev'));
  await screen.findByText('Demo Campus shows you as Prof. Lev.');
  page.unmount();
  renderPage('/profile', shownAs(null));
  await screen.findByText('This account keeps nothing more about its members.');
  expect(screen.queryByText(/shows you as/)).toBeNull();
});

describe('the cards', () => {
  it('PRO-002 PRO-008 PRO-011 PRO-030 are in order, and complete if everything is allowed', async () => {
    renderPage('/profile', working());
    await screen.findByRole('heading', { name: 'Campus Stream' });
    expect(await titles()).toEqual([
      'Public Profile',
      'Member Profile',
      'Web Demo',
      'Change Email and Password',
      'Dashboard Preferences',
      'Campus Stream',
      'Download',
      'Two-step verification',
      'Unlink Accounts',
      'Sessions',
      'Delete Avatar',
      'Delete Account',
    ]);
  });

  it('PRO-004 PRO-006 PRO-008 PRO-011 PRO-030 are left out as the account says', async () => {
    const settings = {
      ...openSettings,
      disallowPasswordLogin: true,
      disableDownloadVisibility: true,
      showUserProfile: false,
      showMemberProfile: false,
      isWebdemoAllowed: false,
    };
    renderPage('/profile', working({ settings, pages: [] }, 'productionNA'));
    await screen.findByRole('heading', { name: 'Campus Stream' });
    expect(await titles()).toEqual([
      'Campus Stream',
      'Two-step verification',
      'Unlink Accounts',
      'Sessions',
      'Delete Account',
    ]);
  });

  it('PRO-001 PRO-003 PRO-005 a suspended person reads that first, and sees no card of the world', async () => {
    renderPage('/profile', working({ landing: 'suspended', level: 'suspended', pages: [], isWebOnly: true }));
    const banner = await screen.findByText('You are suspended from Demo World.');
    screen.getByText('You cannot log in through the client while you are suspended.');
    const shown = await titles();
    expect(shown).not.toContain('Dashboard Preferences');
    expect(shown).not.toContain('Web Demo');
    expect(shown).not.toContain('Campus Stream');
    expect(shown).not.toContain('Download');
    const first = screen.getByRole('heading', { name: 'Public Profile' });
    expect(banner.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('without an account', () => {
  it('shows what concerns the person alone, outside the shell', async () => {
    const page = renderPage('/profile', signedIn(undefined, []));
    expect(await titles()).toEqual([
      'Public Profile',
      'Change Email and Password',
      'Two-step verification',
      'Unlink Accounts',
      'Sessions',
      'Delete Avatar',
      'Delete Account',
    ]);
    expect(page.address()).toBe('/profile');
    expect(screen.queryByRole('button', { name: /^Menu of/ })).toBeNull();
    screen.getByRole('link', { name: 'Log out' });
  });

  it('leads a person who has accounts but has chosen none to the accounts', async () => {
    const page = renderPage('/profile', signedIn());
    await waitFor(() => expect(page.visited()).toContain('/accounts'));
  });
});

it('PRO-009 shows the message of a redirect to this page once, as an error', async () => {
  const page = renderPage('/profile', working(), { state: { message: 'You may not open that.' } });
  const message = await screen.findByText('You may not open that.');
  expect(message.closest('[role="alert"]')).not.toBeNull();
  await waitFor(() => expect(window.history.state).toBeNull());
  page.unmount();
  renderPage('/profile', working());
  await titles();
  expect(screen.queryByText('You may not open that.')).toBeNull();
});
