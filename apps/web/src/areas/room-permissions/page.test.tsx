import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRecord, withPermissions } from '../../../testing/room-permissions.ts';

const address = '/admin/roomPermissions';
const cards = () =>
  screen
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit ', ''));

it('SHE-033 RPM-001 RPM-003 RPM-007 RPM-008 RPM-009 shows the World card first, then one for each room type', async () => {
  renderPage(address, withPermissions().answers);
  await screen.findByRole('heading', { name: 'Manage Room Permissions', level: 1 });
  await screen.findByRole('button', { name: 'Edit Hall' });
  expect(cards()).toEqual(['World', 'Hall', 'Laboratory', 'Den']);
  screen.getByText('Applies to all scenes of this type (2 scenes).');
});

it('RPM-008 shows only the World card with a single room type', async () => {
  const { answers } = withPermissions({ types: { levels: [] } });
  renderPage(address, answers);
  await screen.findByRole('button', { name: 'Edit World' });
  expect(cards()).toEqual(['World']);
});

it('RPM-002 RPM-004 RPM-005 RPM-064 offers desktop and Go to accounts that are web enabled, desktop first', async () => {
  const page = renderPage(address, withPermissions({ state: { isWebEnabled: true } }).answers);
  const platform = await screen.findByRole('combobox', { name: 'Platform' });
  expect(
    within(platform)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Desktop', 'Go']);
  expect(platform).toHaveProperty('value', 'desktop');
  await page.user.selectOptions(platform, 'Go');
  await waitFor(() => expect(cards()).toEqual(['World', 'Hall', 'Laboratory']));
});

it.each([
  ['RPM-005', { isWebEnabled: false, isWebOnly: false }, false],
  ['RPM-006', { isWebEnabled: true, isWebOnly: true }, true],
])('%s has no platform selector for %j', async (_, state, isWeb) => {
  const page = renderPage(address, withPermissions({ state }).answers);
  const edit = await screen.findByRole('button', { name: 'Edit World' });
  // The editor hides the page behind it from queries by role.
  expect(screen.queryByRole('combobox', { name: 'Platform' })).toBeNull();
  await page.user.click(edit);
  await page.user.click(
    within(await screen.findByRole('group', { name: 'Kick' })).getByLabelText('Leaders and up'),
  );
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.sent('roomPermissions.save')).toMatchObject([{ isWeb }]));
});

it('RPM-010 RPM-011 lists what is applied, on hover and on focus, until Escape', async () => {
  const records = [
    aRecord({ kick: 8 }, { level: 'hall' }),
    aRecord({ kick: 0 }, { id: 's', level: 'hall', instance: 2 }),
  ];
  const page = renderPage(address, withPermissions({ state: { records } }).answers);
  await screen.findByRole('button', { name: 'Edit Hall' });
  await page.user.hover(screen.getByRole('heading', { name: 'Hall' }));
  screen.getByText('Kick: Admins and up');
  screen.getByText('1 scene with permissions of their own');
  screen.getByRole('button', { name: 'Edit Hall', description: /Kick: Admins and up/ });
  await page.user.unhover(screen.getByRole('heading', { name: 'Hall' }));
  expect(screen.queryByText('Kick: Admins and up')).toBeNull();
  screen.getByRole('button', { name: 'Edit Den' }).focus();
  await screen.findByText('No permissions applied');
  await page.user.keyboard('{Escape}');
  expect(screen.queryByText('No permissions applied')).toBeNull();
});

it.each([true, false])(
  'RPM-012 notes private team suites for configured accounts: %s',
  async (notesTeamSuites) => {
    renderPage(address, withPermissions({ state: { notesTeamSuites } }).answers);
    await screen.findByRole('button', { name: 'Edit World' });
    const note = 'Permissions are not applied to private team suites for the workspace level.';
    expect(screen.queryAllByText(note)).toHaveLength(notesTeamSuites ? 1 : 0);
  },
);

it('RPM-078 says why room types could not be loaded, and keeps the World card', async () => {
  const roomTypes = () => {
    throw new AppError('conflict', 'rooms.notFound');
  };
  renderPage(address, withPermissions({}, { roomTypes }).answers);
  await screen.findByText('Failed to retrieve available room types: This room or command does not exist.');
  expect(cards()).toEqual(['World']);
});

it('RPM-062 RPM-076 RPM-077 says that nobody knows about chatbots, and hides their permissions', async () => {
  const chatbotStatus = () => {
    throw new AppError('notFound', 'roomPermissions.worldUnknown', { world: 'demo' });
  };
  const page = renderPage(address, withPermissions({}, { chatbotStatus }).answers);
  await screen.findByText(
    '"Chatbot Interactions" is not configurable at the moment due to an error with confirming service status for current world (demo): The world demo is unknown.',
  );
  await page.user.click(screen.getByRole('button', { name: 'Edit World' }));
  await screen.findByRole('group', { name: 'Kick' });
  expect(screen.queryByRole('group', { name: 'Chatbot Interactions' })).toBeNull();
});

it('says why permissions could not be loaded, and tries again', async () => {
  const { answers } = withPermissions();
  const read = () => {
    throw new AppError('conflict', 'rooms.notFound');
  };
  const page = renderPage(address, { ...answers, roomPermissions: { ...answers.roomPermissions, read } });
  await screen.findByText('Failed to load the room permissions: This room or command does not exist.');
  page.answerNow(answers);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Edit World' });
});

it('finds room types by the name of a room or of a folder, and says where permissions of that name are', async () => {
  const page = renderPage(address, withPermissions().answers);
  const search = await screen.findByRole('textbox', { name: 'Search room types, rooms, and folders' });
  await enterText(page.user, search, 'optics');
  await waitFor(() => expect(cards()).toEqual(['World', 'Laboratory']));
  await page.user.clear(search);
  await enterText(page.user, search, 'lectures');
  await waitFor(() => expect(cards()).toEqual(['World', 'Hall']));
  await page.user.clear(search);
  await enterText(page.user, search, 'lock');
  await screen.findByText('No room type, room, or folder has this name.');
  const hint = within(screen.getByText(/^Set for the whole world, on the page Roles: Lock the room\./));
  expect(hint.getByRole('link', { name: 'Roles' }).getAttribute('href')).toBe(
    '/admin/roles?account=account1',
  );
  await page.user.clear(search);
  await enterText(page.user, search, 'kick');
  await screen.findByText('Permissions that World and its room types set, under Edit: Kick.');
});

it('says in the editor that a permission is on the page Roles', async () => {
  const page = renderPage(address, withPermissions().answers);
  await page.user.click(await screen.findByRole('button', { name: 'Edit World' }));
  await enterText(page.user, await screen.findByRole('textbox', { name: 'Search permissions' }), 'lock');
  await screen.findByText('No permission here has this name.');
  screen.getByText(/^Set for the whole world, on the page Roles: Lock the room\./);
});
