import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comeBack } from '../../../testing/come-back.ts';
import { anAccessConfiguration } from '../../../testing/effective-access.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aBoardRecord, withPermissions } from '../../../testing/room-permissions.ts';

/** Opens the web boards of a card from its permissions. */
async function openBoards(card: string, ...options: Parameters<typeof withPermissions>) {
  const { answers, world } = withPermissions(...options);
  const page = renderPage('/admin/roomPermissions', answers);
  await page.user.click(await screen.findByRole('button', { name: `Edit ${card}` }));
  const webboard = await screen.findByRole('group', { name: 'Web boards' });
  const open = () =>
    page.user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Edit web board permissions' }),
    );
  within(webboard).getByRole('button', { name: 'Edit web board permissions' });
  await open();
  await screen.findByRole('dialog', { name: `Web Board Permissions For ${card}` });
  const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
  return { ...page, answers, world, open, button };
}

const field = (name: string) => screen.getByRole('textbox', { name });

it('RPM-025 RPM-026 RPM-027 RPM-028 RPM-032 has access levels, other permissions, and buttons', async () => {
  await openBoards('Hall');
  screen.getByRole('heading', { name: 'Access Level' });
  const full = screen.getByRole('group', { name: 'Full access' });
  const limited = screen.getByRole('group', { name: 'Limited' });
  within(full).getByText('Users can change the URL and interact.');
  within(limited).getByText('Users can only interact.');
  const other = screen.getByRole('group', { name: 'Reset homepage' });
  for (const row of [full, limited, other]) expect(within(row).getAllByRole('radio')).toHaveLength(5);
  const names = within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Back', 'Reset', 'Reset All', 'Reset Selected', 'Save']);
});

it('RPM-029 RPM-030 RPM-031 has nine fields of board IDs for a room type, and none for the world', async () => {
  const { unmount } = await openBoards('Hall');
  expect(screen.getAllByRole('textbox')).toHaveLength(9);
  for (const name of [
    'Moderators and below: no access',
    'Moderators and below: limited',
    'Leaders and below: no access',
    'Leaders and below: limited',
    'Members: no access',
    'Members: limited',
    'Members: limited to all boards except',
    'Everyone: full access',
    'Everyone: full access to all boards except',
  ])
    field(name);
  unmount();
  await openBoards('World');
  expect(screen.queryAllByRole('textbox')).toHaveLength(0);
});

it('RPM-034 RPM-045 RPM-051 Save sends the boards that were named, and what they are based on', async () => {
  const webBoards = [aBoardRecord({ boards: { leaderNone: ['1'] } })];
  const { user, button, sent } = await openBoards('Hall', { state: { webBoards } });
  expect(button('Save')).toHaveProperty('disabled', true);
  expect(field('Leaders and below: no access')).toHaveProperty('value', '1');
  await user.type(field('Members: no access'), ' 3, ,7,');
  await user.click(
    within(screen.getByRole('group', { name: 'Full access' })).getByLabelText('Admins and up'),
  );
  await user.click(button('Save'));
  await screen.findByText('Updated Hall room permissions.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('roomPermissions.saveBoards')).toEqual([
    {
      accountId: 'account1',
      level: 'hall',
      permissions: { webboardfull: 8 },
      boards: { memberNone: ['3', '7'] },
      base: { webboardfull: null },
      baseBoards: { memberNone: [] },
    },
  ]);
});

it('shows both values of a field that a colleague has changed since, and saves mine where it is kept', async () => {
  const boards = { leaderNone: ['1'], memberNone: ['2'] };
  const page = await openBoards('Hall', { state: { webBoards: [aBoardRecord({ boards })] } });
  const { user, button, sent, world } = page;
  await user.type(field('Leaders and below: no access'), ', 5');
  world.webBoards = [aBoardRecord({ boards: { leaderNone: ['8'], memberNone: ['9'] } })];
  comeBack();
  await screen.findByText('Leaders and below: no access: theirs is 8, yours is 1, 5.');
  expect(field('Leaders and below: no access')).toHaveProperty('value', '1, 5');
  expect(field('Members: no access')).toHaveProperty('value', '9');
  await user.click(button('Keep mine'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Save'));
  await screen.findByText('Updated Hall room permissions.');
  expect(sent('roomPermissions.saveBoards')).toMatchObject([
    { permissions: {}, boards: { leaderNone: ['1', '5'] }, baseBoards: { leaderNone: ['8'] } },
  ]);
  expect(world.webBoards).toMatchObject([{ boards: { leaderNone: ['1', '5'], memberNone: ['9'] } }]);
});

it('a field whose conflict the save has found is open again, and takes theirs', async () => {
  const { user, button, world } = await openBoards('Hall');
  await user.type(field('Members: no access'), '3');
  world.webBoards = [aBoardRecord({ boards: { memberNone: ['9'] } })];
  await user.click(button('Save'));
  await screen.findByText('Members: no access: theirs is 9, yours is 3.');
  expect(screen.queryByText('Updated Hall room permissions.')).toBeNull();
  await user.click(button('Take theirs'));
  expect(field('Members: no access')).toHaveProperty('value', '9');
  expect(button('Save')).toHaveProperty('disabled', true);
});

it('keeps the boards whose save failed, and saves them with the rest of the card', async () => {
  const { user, button, answerNow, answers, world } = await openBoards('Hall');
  const saveBoards = () => {
    throw new AppError('unavailable', 'platform.unavailable');
  };
  answerNow({ ...answers, roomPermissions: { ...answers.roomPermissions, saveBoards } });
  await user.type(field('Members: no access'), '3');
  await user.click(button('Save'));
  await screen.findByText('Not saved yet');
  answerNow(answers);
  await user.click(screen.getByRole('button', { name: 'Edit Hall' }));
  await screen.findByRole('group', { name: 'Web boards' });
  await user.click(button('Save'));
  await screen.findByText('Updated Hall room permissions.');
  expect(world.webBoards).toMatchObject([{ boards: { memberNone: ['3'] } }]);
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

it('keeps what was typed, commas and all, while it names the same boards', async () => {
  const webBoards = [aBoardRecord({ boards: { memberNone: ['3'] } })];
  const { user, button } = await openBoards('Hall', { state: { webBoards } });
  await user.type(field('Members: no access'), ', ');
  expect(field('Members: no access')).toHaveProperty('value', '3, ');
  expect(button('Save')).toHaveProperty('disabled', true);
});

it('sends the level that was stored when the person first chose another one', async () => {
  const webBoards = [aBoardRecord({ permissions: { webboardfull: 4 } })];
  const { user, button, sent, world } = await openBoards('Hall', { state: { webBoards } });
  const full = within(screen.getByRole('group', { name: 'Full access' }));
  await user.click(full.getByLabelText('Leaders and up'));
  world.webBoards = [aBoardRecord({ permissions: { webboardfull: 8 } })];
  comeBack();
  await waitFor(() => expect(sent('roomPermissions.read')).toHaveLength(2));
  await user.click(full.getByLabelText('Owners'));
  await user.click(button('Save'));
  await waitFor(() =>
    expect(sent('roomPermissions.saveBoards')).toMatchObject([
      { permissions: { webboardfull: 16 }, base: { webboardfull: 4 } },
    ]),
  );
});

it.each([
  ['RPM-052', 'Members: limited', 'memberLimited', 'Members: limited to all boards except'],
  ['RPM-053', 'Everyone: full access', 'memberFull', 'Everyone: full access to all boards except'],
])('%s disables %s while its exceptions are used, and saves it blank', async (_, name, id, exceptions) => {
  const webBoards = [aBoardRecord({ boards: { [id]: ['1'] } })];
  const { user, button, sent } = await openBoards('Hall', { state: { webBoards } });
  expect(field(name)).toHaveProperty('disabled', false);
  await user.type(field(exceptions), '2');
  expect(field(name)).toHaveProperty('disabled', true);
  expect(field(name)).toHaveProperty('value', '');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(sent('roomPermissions.saveBoards')).toMatchObject([
      { boards: { [id]: [], [`${id}Exceptions`]: ['2'] } },
    ]),
  );
});

it('RPM-033 RPM-048 Back returns to the permissions without saving', async () => {
  const { user, button, open, sent } = await openBoards('Hall');
  await user.type(field('Members: no access'), '3');
  await user.click(button('Back'));
  await screen.findByRole('dialog', { name: 'Customize Permissions For Hall' });
  await open();
  expect(field('Members: no access')).toHaveProperty('value', '');
  expect(sent('roomPermissions.saveBoards')).toEqual([]);
});

it('RPM-047 Cancel after the web boards closes everything', async () => {
  const { user, button } = await openBoards('Hall');
  await user.click(button('Back'));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('RPM-044 RPM-050 Reset names the values of web boards, and deletes them', async () => {
  const webBoards = [aBoardRecord({ permissions: { webboardfull: 8 }, boards: { memberNone: ['1'] } })];
  const { user, button, world } = await openBoards('Hall', { state: { webBoards } });
  await user.click(button('Reset'));
  const question = await screen.findByRole('alertdialog');
  within(question).getByText('Hall, web boards: 2 permissions');
  await user.click(within(question).getByRole('button', { name: 'Reset' }));
  await screen.findByText('Hall room permissions have been reset.');
  expect(world.webBoards).toEqual([]);
});

it('RPM-060 the web has no option of web boards', async () => {
  const page = renderPage('/admin/roomPermissions', withPermissions({ state: { isWebOnly: true } }).answers);
  await page.user.click(await screen.findByRole('button', { name: 'Edit World' }));
  await screen.findByRole('group', { name: 'Kick' });
  expect(screen.queryByRole('group', { name: 'Web boards' })).toBeNull();
});

it('RPM-089 on the web, a button beside the list opens the web boards of the same scope', async () => {
  const { answers } = withPermissions({ state: { isWebOnly: true } });
  const page = renderPage('/admin/roomPermissions', answers);
  await page.user.click(await screen.findByRole('button', { name: 'Edit World' }));
  await page.user.click(await screen.findByRole('button', { name: 'Edit web board permissions' }));
  await screen.findByRole('dialog', { name: 'Web Board Permissions For World' });
});

it('says which roles and how many people gain or lose what on web boards', async () => {
  const { answers } = withPermissions();
  const page = renderPage('/admin/roomPermissions', {
    ...answers,
    effectiveAccess: { configuration: anAccessConfiguration },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Edit Hall' }));
  const dialog = () => within(screen.getByRole('dialog'));
  await page.user.click(await screen.findByRole('button', { name: 'Edit web board permissions' }));
  await screen.findByRole('heading', { name: 'Individual Board Control' });
  await page.user.type(field('Leaders and below: no access'), '8');
  const panel = await dialog().findByRole('complementary', { name: 'Effect of this change' });
  await waitFor(() =>
    expect(panel.textContent).toContain(
      'Leader (2 members) can no longer use Limited in 2 rooms (web board: 8).',
    ),
  );
  await page.user.click(
    within(screen.getByRole('group', { name: 'Full access' })).getByLabelText('Leaders and up'),
  );
  await waitFor(() =>
    expect(panel.textContent).toContain(
      'Leader (2 members) can now use Full access in 2 rooms (web board: 7, any that no field names).',
    ),
  );
  expect(page.sent('effectiveAccess.replay')).toEqual([]);
});
