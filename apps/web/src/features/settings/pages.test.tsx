import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEnteredAccount } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withSettings } from '../../../testing/settings.ts';

const lists = {
  options: () => ({ options: [], maxAllowed: 20 }),
  statuses: () => ({ statuses: [], enabled: true }),
};
const answersOf = (...args: Parameters<typeof withSettings>) => ({
  ...withSettings(...args).answers,
  controls: lists,
});
const main = () => within(screen.getByRole('main'));
const cards = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const sections = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it.each([
  ['WLD-001 SHE-040', '/admin/world/information', 'World Information'],
  ['WLD-002 SHE-037', '/admin/world/access', 'World Status and User Options'],
  ['WLD-003 SHE-038', '/admin/world/communication', 'Web Boards, File Uploads and Chat'],
  ['CTL-001 SHE-039', '/admin/world/controls', 'In-world Controls'],
  ['SCV-001 SHE-041', '/admin/world/scavengerhunt', 'Scavenger Hunt'],
  ['SHE-042', '/admin/world/integrations', 'Integrations'],
])('%s %s shows %s, and sends people without access to it to their profile', async (_, path, title) => {
  const page = renderPage(path, answersOf());
  await screen.findByRole('heading', { name: title, level: 1 });
  expect(page.address()).toBe(path);
  page.unmount();
  const closed = renderPage(
    path,
    answersOf({}, { account: anEnteredAccount({ pages: [], level: 'member' }) }),
  );
  await screen.findByRole('heading', { name: 'Profile', level: 1 });
  expect(closed.address()).toBe('/profile');
});

it('CTL-001 CTL-002 CTL-003 CTL-005 the controls page has its cards and sections, and scrolls to the top', async () => {
  // Like browsers with smooth scrolling, it returns a promise: an effect must not return that.
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(Promise.resolve() as never);
  const page = renderPage('/admin/world/controls', answersOf());
  await screen.findByRole('switch', { name: 'Favorite Rooms' });
  expect(cards()).toEqual(['User Navigation', 'User Status', 'Other In-World Controls']);
  expect(sections()).toEqual([
    'Favorite Rooms',
    'Recent Rooms',
    'Custom Folder Options',
    'Disable Door Spawns',
    'Enable World Map',
    'Automated User Status',
    'Custom Status',
    'Raise Hand In Any Room',
    'Custom Help Menu',
  ]);
  const automated = within(screen.getByRole('region', { name: 'Automated User Status' }));
  automated.getByRole('switch', { name: 'Show New User Title' });
  automated.getByRole('textbox', { name: 'Idle after' });
  expect(scrollTo).toHaveBeenCalled();
  await page.user.click(screen.getByRole('link', { name: 'Scavenger Hunt' }));
  await screen.findByRole('heading', { name: 'Scavenger Hunt', level: 1 });
  scrollTo.mockRestore();
});

it('CTL-004 the controls page has no section Custom Status where the world has an older build', async () => {
  renderPage('/admin/world/controls', answersOf({}, { hidden: ['Account.enableCustomStatus'] }));
  await screen.findByRole('switch', { name: 'Favorite Rooms' });
  expect(sections()).not.toContain('Custom Status');
});

it('CTL-051 CTL-032 help texts state the limits of rooms and uploads, and that the idle time is in minutes', async () => {
  renderPage(
    '/admin/world/controls',
    answersOf({
      'Account.favoriteRoomOptions.enabled': true,
      'Account.favoriteRoomOptions.maxAllowed': 7,
      'Account.recentRoomOptions.enabled': false,
      'Account.recentRoomOptions.maxAllowed': 4,
      'ServerConfig.maxUploadMB': 45,
    }),
  );
  await screen.findByText('Each person can have 7 favorite rooms.');
  screen.getByText('Off. When on, each person sees the last 4 rooms.');
  await screen.findByText('Files that people upload in the world have at most 45 MB.');
  screen.getByText(/^Minutes without input .* default of 60 minutes\.$/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Idle after' }).placeholder).toBe('60');
});

it.each([
  ['the world has', { 'ServerConfig.supportEmail': 'help@world.test' }, 'help@world.test'],
  ['the console has', {}, 'support@campus.test'],
] as const)(
  'an empty message of a closed world shows what people read, with the address %s',
  async (_, stored, address) => {
    renderPage('/admin/world/access', answersOf(stored));
    const words = `This world is closed at the moment. Please try again later, or write to ${address}.`;
    expect((await screen.findByPlaceholderText(words)).id).toBe('setting-ServerConfig-disabledMessage');
  },
);

it('an empty message of a closed world shows none to people who may not read the address', async () => {
  const page = renderPage(
    '/admin/world/access',
    answersOf({}, { account: anEnteredAccount({ pages: ['worldAccess'] }) }),
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message while disabled' });
  expect(field.placeholder).toBe('');
  expect(page.sent('settings.read')).toEqual([{ accountId: 'account1', page: 'worldAccess' }]);
});

it('CTL-033 idle minutes are saved as seconds, and listed in minutes', async () => {
  const page = renderPage('/admin/world/controls', answersOf());
  await page.user.type(await screen.findByRole('textbox', { name: 'Idle after' }), '10');
  const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
  await page.user.click(bar.getByRole('button', { name: 'Show changes' }));
  bar.getByText('None → 10');
  await page.user.click(bar.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(page.sent('settings.save')).toMatchObject([
      { changes: [{ setting: 'ServerConfig.inactivitySecondsToConsiderIdle', value: 600 }] },
    ]),
  );
});

it("SCV-001 SCV-008 CTL-044 the hunt is one card, whose 'upon login' toggle shows while the hunt is on", async () => {
  const page = renderPage('/admin/world/scavengerhunt', answersOf());
  await page.user.click(await screen.findByRole('switch', { name: 'Scavenger Hunt' }));
  expect(cards()).toEqual(['Scavenger Hunt']);
  await page.user.click(await screen.findByRole('switch', { name: 'Upon login' }));
  await screen.findByText('Successfully enabled Upon login.');
  expect(page.sent('settings.save').at(-1)).toMatchObject({
    changes: [{ setting: 'ServerConfig.activity', value: 1, base: 0 }],
  });
});

it('WLD-025 lets no allowed domains in while invites only is off', async () => {
  renderPage('/admin/world/access', answersOf());
  await screen.findByRole('switch', { name: 'Invites Only' });
  expect(screen.queryByRole('switch', { name: 'Let Allowed Domains In' })).toBeNull();
});

it('WLD-035 WLD-036 WLD-037 WLD-038 names the levels that can be chosen for web boards', async () => {
  renderPage('/admin/world/communication', answersOf());
  const optionsOf = async (name: string) =>
    within(await screen.findByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const all = ['Owners', 'Admins and up', 'Moderators and up', 'Leaders and up', 'Members and up'];
  expect(await optionsOf('In-World Chat Bar')).toEqual(all);
  expect(await optionsOf('Who may set a homepage')).toEqual(all.slice(0, -1));
  expect(await optionsOf('Who may reset a homepage')).toEqual(all.slice(1));
  expect(await optionsOf('Access to web boards')).toEqual([
    'Moderators and below: no access',
    'Moderators and below: limited access',
    'Leaders and below: no access',
    'Leaders and below: limited access',
    'Members: no access',
    'Members: limited access',
    'Everyone: full access',
  ]);
});

it('WLD-049 names the spawn locations', async () => {
  renderPage('/admin/world/information', answersOf());
  const select = within(await screen.findByRole('combobox', { name: 'Spawn location' }));
  expect(select.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Default',
    'Alternating',
    'Closet',
  ]);
});

const levels = { ofAccount: { 'ServerConfig.defaultLevel': { choices: ['lobby', 'attic'] } } };

it('WLD-020 offers the levels that the account has, and the stored one even if it has it no longer', async () => {
  const page = renderPage(
    '/admin/world/information',
    answersOf({ 'ServerConfig.defaultLevel': 'hall' }, levels),
  );
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Spawn level' });
  const options = within(field).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Default', 'lobby', 'attic', 'hall']);
  expect(field.selectedOptions[0]?.textContent).toBe('hall');
  await page.user.selectOptions(field, 'lobby');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(page.sent('settings.save')).toMatchObject([
      { changes: [{ setting: 'ServerConfig.defaultLevel', value: 'lobby', base: 'hall' }] },
    ]),
  );
});

it('WLD-044 CTL-045 a save that fails shows the reason of the server, and keeps what was typed', async () => {
  const answers = answersOf({}, levels);
  const save = () => {
    throw new AppError('invalid', 'settings.level.unknown');
  };
  const page = renderPage('/admin/world/information', {
    ...answers,
    settings: { ...answers.settings, save },
  });
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Spawn level' });
  await page.user.selectOptions(field, 'attic');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Failed to apply changes: The world has no such level.');
  expect(field.selectedOptions[0]?.textContent).toBe('attic');
});
