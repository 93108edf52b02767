import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answering-link.ts';
import { choose } from '../../testing/choose.ts';
import { anAccount, anEnteredAccount, aUser, signedIn, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { anAuditPage } from '../../testing/rows.ts';

const failing = (answers: ReturnType<typeof workingIn>): Answers => ({
  ...answers,
  accounts: {
    ...answers.accounts,
    get: () => {
      throw new AppError('forbidden', 'access.forbidden');
    },
  },
});

it('SHE-060 draws nothing of page, sidebar or menus before level and page access are loaded', async () => {
  let load = () => {};
  const answers = workingIn();
  const page = renderPage('/profile', {
    ...answers,
    accounts: {
      ...answers.accounts,
      get: () =>
        new Promise((resolve) => {
          load = () => resolve(anEnteredAccount());
        }),
    },
  });
  await waitFor(() => expect(page.sent('accounts.get')).toHaveLength(1));
  for (const role of ['navigation', 'banner', 'heading', 'link', 'button'])
    expect(screen.queryByRole(role)).toBeNull();
  load();
  await screen.findByRole('heading', { name: 'Profile' });
  screen.getByRole('navigation', { name: 'Pages' });
});

it('RLP-024 SHE-061 shows the sidebar items the role may open, and no group without any', async () => {
  renderPage('/profile', workingIn(anEnteredAccount({ pages: ['members'] })));
  const sidebar = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(sidebar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Members']);
  expect(sidebar.getAllByRole('list', { name: 'User' })).toHaveLength(1);
  expect(sidebar.queryByRole('heading')).toBeNull();
});

it('SHE-062 SHE-063 SHE-064 SHE-065 SHE-066 SHE-068 SHE-112 shows all items in their order, and marks the page the person is on', async () => {
  renderPage('/admin/audit', {
    ...workingIn(),
    audit: { list: () => anAuditPage([]) },
  });
  const sidebar = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(
    sidebar.getAllByRole<HTMLAnchorElement>('link').map((link) => [link.textContent, link.pathname]),
  ).toEqual([
    ['Roles', '/admin/roles'],
    ['Members', '/admin/members'],
    ['Import', '/admin/import'],
    ['Badges', '/admin/badges'],
    ['Member Profile', '/admin/memberprofile'],
    ['World Information', '/admin/world/information'],
    ['User Registration and Login', '/admin/world/access'],
    ['In-world Controls', '/admin/world/controls'],
    ['Web Boards/File Uploads/Chat', '/admin/world/communication'],
    ['Scavenger Hunt', '/admin/world/scavengerhunt'],
    ['Integrations', '/admin/world/integrations'],
    ['World Themes', '/admin/customization/worldThemes'],
    ['World Customizations', '/admin/customization/worldCustomizations'],
    ['Avatar Asset Collections', '/admin/customization/avatarAssetCollections'],
    ['Room Management', '/admin/manageRooms'],
    ['Room Permissions', '/admin/roomPermissions'],
    ['Web Room Management', '/admin/manageWebRooms'],
    ['Dashboard', '/admin/analytics/dashboard'],
    ['Live', '/admin/analytics/live'],
    ['Reports', '/admin/analytics/reports'],
    ['Room Activity Report', '/admin/analytics/roomActivity'],
    ['Room Attendance Report', '/admin/analytics/roomAttendance'],
    ['Private Volume Attendance Report', '/admin/analytics/privateVolumeAttendance'],
    ['Creator', '/admin/privatespacecreator'],
    ['Report', '/admin/privatespaces/report'],
    ['Administration', '/admin/privatespaces/administration'],
    ['Effective Access', '/admin/effectiveAccess'],
    ['Audit', '/admin/audit'],
  ]);
  const user = within(sidebar.getByRole('list', { name: 'User' }));
  expect(user.getAllByRole('link')).toHaveLength(4);
  const analytics = within(sidebar.getByRole('list', { name: 'Analytics' }));
  const reports = analytics.getAllByRole('link').map((link) => link.textContent);
  expect(reports.filter((name) => name !== 'Live' && name !== 'Reports')).toEqual([
    'Dashboard',
    'Room Activity Report',
    'Room Attendance Report',
    'Private Volume Attendance Report',
  ]);
  expect(sidebar.getByRole('link', { current: 'page' }).textContent).toBe('Audit');
});

it('SHE-058 keeps a suspended person on /profile, regardless of the pages of the role', async () => {
  const page = renderPage('/admin/members', workingIn(anEnteredAccount({ landing: 'suspended' })));
  await screen.findByText('You are suspended from Demo World.');
  expect(page.address()).toBe('/profile');
});

it('offers the suspended no HELP without an address for it, because they may open no guide', async () => {
  const answers = workingIn(anEnteredAccount({ level: 'suspended', landing: 'suspended', pages: [] }));
  const config = () => ({ ...answers.console.config(), helpUrl: '' });
  const { user } = renderPage('/profile', { ...answers, console: { config } });
  await user.click(await screen.findByRole('button', { name: /^Menu of/ }));
  await screen.findByRole('menuitem', { name: 'PROFILE' });
  expect(screen.queryByRole('menuitem', { name: 'HELP' })).toBeNull();
});

it('SHE-072 offers SIGNOUT, HELP and PROFILE in the top menu', async () => {
  const page = renderPage('/404', workingIn());
  page.navigate('/profile');
  const open = async () => page.user.click(await screen.findByRole('button', { name: 'Menu of Ana Okafor' }));
  await open();
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['PROFILE', 'HELP', 'SIGNOUT']);
  expect(screen.getByRole('menuitem', { name: 'HELP' }).getAttribute('href')).toBe(
    'https://help.campus.test/',
  );
  await choose(page.user, 'PROFILE');
  expect(page.address()).toBe('/profile');
  await open();
  await choose(page.user, 'SIGNOUT');
  await waitFor(() => expect(page.visited()).toContain('/logout'));
});

it('SHE-073 SHE-071 offers a member of several accounts the way to the others', async () => {
  const account = anEnteredAccount({ level: 'member', pages: [] });
  const answers = workingIn(account);
  const list = () => ({ items: [anAccount({ level: 'member' }), anAccount({ id: 'account2' })] });
  const page = renderPage('/profile', { ...answers, accounts: { ...answers.accounts, list } });
  expect((await screen.findByRole('link', { name: 'Switch Accounts' })).getAttribute('href')).toBe(
    '/accounts',
  );
  await page.user.click(screen.getByRole('button', { name: 'Menu of Ana Okafor' }));
  await choose(page.user, 'ACCOUNTS');
  await screen.findByRole('heading', { name: 'Accounts' });
});

it('SHE-074 tells why an account cannot be loaded, and leads to /profile', async () => {
  const page = renderPage('/admin/members', failing(workingIn()));
  await waitFor(() => expect(page.address()).toBe('/profile'));
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.some((alert) => alert.textContent?.includes('You do not have permission to do this.'))).toBe(
    true,
  );
  page.answerNow(workingIn());
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('navigation', { name: 'Pages' });
});

it('SHE-074 leads to /verify when an account that cannot be loaded wants a verified address', async () => {
  const account = anEnteredAccount({ verificationRequired: true });
  const page = renderPage('/admin', failing(workingIn(account, aUser({ emailVerified: false }))));
  await waitFor(() => expect(page.address()).toBe('/verify'));
  await screen.findByText('You do not have permission to do this.');
});

it('ACCT-058 SHE-104 says that no account is loaded to whom opens a page of one without', async () => {
  const page = renderPage('/admin/members', signedIn(aUser(), [anAccount(), anAccount({ id: 'account2' })]));
  await screen.findByText('There is no account loaded');
  expect(page.address()).toBe('/accounts');
});

it('lets the keyboard skip to the content', async () => {
  renderPage('/profile', workingIn());
  const skip = await screen.findByRole('link', { name: 'Skip to content' });
  expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

it('starts a new page at its top, with the focus on it', async () => {
  const page = renderPage('/profile', {
    ...workingIn(),
    audit: { list: () => anAuditPage([]) },
  });
  await page.user.click(await screen.findByRole('link', { name: 'Audit' }));
  await screen.findByRole('heading', { name: 'Audit' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
