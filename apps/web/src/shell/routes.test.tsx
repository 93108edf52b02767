import { pages } from '@campus/domain/access/pages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answering-link.ts';
import { assignmentsPage } from '../../testing/badges.ts';
import { anAccount, anEnteredAccount, aUser, signedIn, signedOut, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { anAuditPage, onePage } from '../../testing/rows.ts';
import { rememberUser } from '../lib/storage.ts';
import { routeTable } from '../route-table.ts';

const lists: Answers = {
  members: { list: () => ({ ...onePage([]), totalIsExact: true, lastPage: 1, customFields: [] }) },
  invitations: { list: () => onePage([]) },
  badges: { list: () => ({ items: [] }), listAssignments: () => assignmentsPage([]) },
  audit: { list: () => anAuditPage([]) },
};

const nothingOpen = anEnteredAccount({ pages: [], level: 'member' });

it.each([
  ['SHE-036', '/admin/members', 'Members'],
  ['SHE-046', '/admin/import', 'User Import'],
  ['SHE-047', '/admin/badges', 'Badges'],
  ['SHE-035', '/admin/roles', 'Roles'],
  ['SHE-034', '/admin/manageWebRooms', 'Web Room Management'],
  ['the audit trail', '/admin/audit', 'Audit'],
])('%s shows %s to whom may open it, under its own title', async (_row, path, title) => {
  const page = renderPage(path, { ...workingIn(), ...lists });
  await screen.findByRole('heading', { name: title, level: 1 });
  expect(page.address()).toBe(path);
  await waitFor(() => expect(document.title).toBe(`${title} · Demo Campus · Campus`));
});

it.each(routeTable.map(({ path }) => path))(
  'RLP-024 SHE-030 SHE-034 SHE-035 SHE-036 SHE-046 SHE-047 SHE-049 SHE-050 SHE-051 SHE-053 SHE-054 SHE-055 leads from %s to /profile when the role has no access to it',
  async (path) => {
    const page = renderPage(path, { ...workingIn(nothingOpen), ...lists });
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    expect(page.address()).toBe('/profile');
    await screen.findByText(/^Your role does not give you access to the page \w/);
  },
);

it.each([
  ['manageWebRooms', '/admin/manageWebRooms', 'Demo Campus does not have web rooms.'],
  ['privateSpaceReport', '/admin/privatespaces/report', 'Demo Campus does not have private spaces.'],
  ['badges', '/admin/badges', 'Demo Campus does not have the page Badges.'],
] as const)(
  'SHE-067 SHE-070 leads from %s to /profile where the account lacks it, and says so',
  async (absent, path, reason) => {
    const account = anEnteredAccount({
      pages: pages.filter((page) => page !== absent),
      absentPages: [absent],
    });
    const page = renderPage(path, { ...workingIn(account), ...lists });
    await screen.findByText(reason);
    expect(page.address()).toBe('/profile');
    expect(screen.queryByText(/^Your role does not/)).toBeNull();
  },
);

it.each(['/admin/import', '/admin/badges', '/admin/memberprofile'])(
  'SHE-056 ACCT-034 leads from %s to /profile below Admin, with the reason, and does not offer the page',
  async (path) => {
    const moderator = anEnteredAccount({ level: 'moderator' });
    const page = renderPage(path, { ...workingIn(moderator), ...lists });
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    expect(page.address()).toBe('/profile');
    await screen.findByText(/^Your role does not give you access to the page \w/);
    const sidebar = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(sidebar.getAllByRole<HTMLAnchorElement>('link').map((link) => link.pathname)).not.toContain(path);
  },
);

it("SHE-028 shows the person's own profile at /profile, inside the shell", async () => {
  renderPage('/profile', workingIn());
  await screen.findByRole('heading', { name: 'Profile', level: 1 });
  screen.getByRole('navigation', { name: 'Pages' });
  expect(document.title).toBe('Profile · Demo Campus · Campus');
});

it.each(['/nowhere', '/nowhere/at/all', '/admins/members', '/accounts/nowhere'])(
  'SHE-022 SHE-029 leads from the unknown address %s to /404, which names it, inside the shell',
  async (address) => {
    const page = renderPage(address, workingIn());
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(page.address()).toBe('/404');
    screen.getByText(`There is nothing at ${address}.`);
    screen.getByRole('navigation', { name: 'Pages' });
    expect(page.sent('accounts.get')).toHaveLength(1);
  },
);

it('SHE-022 lets nobody into the shell by an unknown address without an account', async () => {
  const answers = signedIn(aUser(), [anAccount(), anAccount({ id: 'account2' })]);
  const page = renderPage('/nowhere', answers);
  await screen.findByText('There is no account loaded');
  expect(page.address()).toBe('/accounts');
});

it.each(['/admin/nowhere', '/admin/members/nowhere/else', '/admin/membership'])(
  'SHE-031 leads from the unknown address %s to /404',
  async (address) => {
    const page = renderPage(address, workingIn());
    await waitFor(() => expect(page.address()).toBe('/404'));
  },
);

it('SHL-002 SHE-021 shows at /404 that there is no such page, with a link to /', async () => {
  renderPage('/404', signedOut);
  await screen.findByRole('heading', { name: 'Page Not Found' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  expect(document.title).toBe('Page Not Found · Campus');
});

it('shows /404 outside the shell to a person whose session is over', async () => {
  workingIn();
  rememberUser('user1');
  const page = renderPage('/404', signedOut);
  await screen.findByRole('heading', { name: 'Page Not Found' });
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(page.address()).toBe('/404');
});
