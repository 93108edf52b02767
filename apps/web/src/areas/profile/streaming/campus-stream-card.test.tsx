import { AppError } from '@campus/contracts/core/app-error';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type Answers, answeringLink, type Call } from '../../../../testing/answering-link.ts';
import { visitWith } from '../../../../testing/browsers.ts';
import { anEnteredAccount, signedOut } from '../../../../testing/people.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { rememberAccount } from '../../../lib/storage.ts';
import { AccountProvider } from '../../../shell/account.tsx';
import { CampusStreamCard } from './campus-stream-card.tsx';

type Streaming = NonNullable<Answers['streaming']>;
type Offered = ReturnType<NonNullable<Streaming['account']>>;

const both = {
  campus: { label: 'Nutanix Streaming' },
  gdn: { label: 'GDN Streaming' },
  clientBuild: '2.0.0',
};
const stream = 'https://stream.example/session';
let assign: MockInstance<typeof window.location.assign>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  visitWith('chromeOnWindows');
});

/** Renders the card as the profile does, without the rest of the page. */
function openProfile(streaming: Partial<Streaming> = {}, query = '', streamingClientVersion = '') {
  rememberAccount('account1');
  const config = { ...signedOut.console.config(), streamingClientVersion };
  const answersWith = (own: Partial<Streaming>): Answers => ({
    console: { config: () => config },
    accounts: { get: () => anEnteredAccount() },
    streaming: { account: () => both, start: () => ({ url: stream }), ...own },
  });
  let answers = answersWith(streaming);
  const calls: Call[] = [];
  const memory = memoryLocation({ path: `/profile${query}` });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <AppProviders link={answeringLink(() => answers, calls)}>
        <AccountProvider accountId="account1" alone={null}>
          <CampusStreamCard />
        </AccountProvider>
      </AppProviders>
    </Router>,
  );
  return {
    user: userEvent.setup(),
    sent: (operation: string) => calls.filter(({ path }) => path === operation).map(({ input }) => input),
    answerNow: (own: Partial<Streaming>) => {
      answers = answersWith(own);
    },
  };
}

const card = () => screen.findByRole('region', { name: 'Campus Stream' });
const button = async (name: string) => within(await card()).findByRole('button', { name });
const alertText = async () => (await within(await card()).findByRole('alert')).textContent;

describe('the Campus Stream card', () => {
  it.each(['campus', 'gdn'] as const)('STR-002 launches streaming by %s', async (vendor) => {
    const { user, sent } = openProfile();
    await user.click(await button(both[vendor].label));
    await waitFor(() => expect(assign.mock.calls).toEqual([[stream]]));
    expect(sent('streaming.start')).toEqual([{ accountId: 'account1', vendor }]);
  });

  it('STR-002 STR-010 has buttons only for offered streams, and does not mention others', async () => {
    openProfile({ account: () => ({ ...both, gdn: null }) });
    await button('Nutanix Streaming');
    expect(within(await card()).getAllByRole('button')).toHaveLength(1);
    expect(within(await card()).queryByRole('alert')).toBeNull();
  });

  it('STR-002 is not there where nothing is offered', async () => {
    const offered: Offered = { campus: null, gdn: null, clientBuild: '2.0.0' };
    const { sent } = openProfile({ account: () => offered });
    await waitFor(() => expect(sent('streaming.account')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Campus Stream' })).toBeNull();
  });

  it('says why it could not be loaded, and loads again', async () => {
    const { user, answerNow } = openProfile({
      account: () => {
        throw new AppError('unavailable', 'platform.unavailable');
      },
    });
    expect(await alertText()).toMatch(/cannot be reached/);
    answerNow({});
    await user.click(await button('Try again'));
    await button('GDN Streaming');
  });
});

describe('a session that does not begin', () => {
  const failing = (error: Error) =>
    openProfile({
      start: () => {
        throw error;
      },
    });

  it('STR-012 tells the code and the status of the vendor', async () => {
    const { user } = failing(
      new AppError('conflict', 'streaming.vendorFailed', { code: 'NO_CAPACITY', status: '507' }),
    );
    await user.click(await button('Nutanix Streaming'));
    expect(await alertText()).toBe('NO_CAPACITY - 507');
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['the vendor', new AppError('conflict', 'streaming.noAnswer')],
    ['the gateway', new TypeError('Failed to fetch')],
  ])('STR-013 says that %s did not answer', async (_, error) => {
    const { user } = failing(error);
    await user.click(await button('Nutanix Streaming'));
    expect(await alertText()).toBe('Could not make request to server.');
  });

  it('STR-014 tells that the address of GDN could not be got', async () => {
    const { user } = failing(
      new AppError('forbidden', 'streaming.gdnFailed', { status: '403', detail: 'Not enabled.' }),
    );
    await user.click(await button('GDN Streaming'));
    expect(await alertText()).toMatch(/^Error getting GDN streaming URL: /);
    expect((await button('GDN Streaming')).getAttribute('aria-busy')).toBe('false');
  });

  it('goes to no address that would run as a script', async () => {
    const { user } = openProfile({ start: () => ({ url: 'javascript:alert(1)' }) });
    await user.click(await button('GDN Streaming'));
    expect(await alertText()).toMatch(/cannot be opened/);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('the streaming check', () => {
  it('STR-015 warns in a browser that looks incompatible, and does not forbid', async () => {
    visitWith('safariOnMac');
    const { user } = openProfile();
    const note = await screen.findByRole('note');
    expect(note.textContent).toMatch(/^This browser may not be able to show the campus\./);
    await user.click(await button('GDN Streaming'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(stream));
  });

  it('STR-021 warns of a client below the configured minimum build', async () => {
    openProfile({}, '', '2.0.1');
    expect(await alertText()).toBe(
      'This world runs build 2.0.0 of the client; streaming needs build 2.0.1 or later.',
    );
  });

  it.each(['', '2.0.0', '1.10'])(
    'STR-021 is content with build 2.0.0 where the minimum is "%s"',
    async (build) => {
      openProfile({}, '', build);
      await button('GDN Streaming');
      expect(within(await card()).queryByRole('alert')).toBeNull();
    },
  );
});

it.each([
  ['0', 'The streaming session ended successfully.'],
  ['1', /invalid nonce/],
  ['2', /internal error/],
  ['3', /suspended/],
  ['9', /unknown/],
])('tells how the session ended that came back with status %s', async (status, message) => {
  openProfile({}, `?status=${status}`);
  expect(await alertText()).toMatch(message);
});
