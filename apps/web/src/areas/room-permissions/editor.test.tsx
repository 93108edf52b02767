import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRecord, someScenes, someTypes, withPermissions } from '../../../testing/room-permissions.ts';

const address = '/admin/roomPermissions';

/** Opens the editor of a card. */
async function edit(card: string, ...options: Parameters<typeof withPermissions>) {
  const { answers, world } = withPermissions(...options);
  const page = renderPage(address, answers);
  await page.user.click(await screen.findByRole('button', { name: `Edit ${card}` }));
  const dialog = await screen.findByRole('dialog', { name: `Customize Permissions For ${card}` });
  const row = (name: string) => within(screen.getByRole('group', { name }));
  const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
  const choose = (name: string, level: string) => page.user.click(row(name).getByLabelText(level));
  const chosen = (name: string) =>
    row(name)
      .getAllByRole('radio')
      .filter((radio) => (radio as HTMLInputElement).checked)
      .map((radio) => radio.closest('label')?.textContent);
  const scene = (name: string) =>
    page.user.selectOptions(screen.getByRole('combobox', { name: 'Scene' }), name);
  return { ...page, answers, world, dialog, row, button, choose, chosen, scene };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('RPM-013 RPM-014 RPM-015 RPM-016 RPM-017 RPM-018 RPM-042 opens with guide, scenes by folder, a row for each option, and buttons', async () => {
  const { dialog } = await edit('Hall');
  expect(within(dialog).getByRole('link', { name: 'View Guide' })).toHaveProperty(
    'href',
    'https://help.campus.test/',
  );
  const scenes = screen.getByRole('combobox', { name: 'Scene' });
  expect(
    within(scenes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Overridable permissions to apply to all "Hall" scenes', 'Foyer', 'Hopper Hall']);
  expect([...scenes.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
    'Without folder',
    'Lectures',
  ]);
  expect(within(dialog).getAllByRole('group', { name: /./ }).length).toBeGreaterThanOrEqual(5);
  const names = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names.slice(-5)).toEqual(['Cancel', 'Reset', 'Reset All', 'Reset Selected', 'Save']);
});

it('RPM-014 opens the guide of the page beside the editor, where the console has no other address', async () => {
  const { answers } = withPermissions();
  const config = () => ({ ...answers.console.config(), helpUrl: '' });
  const { user } = renderPage('/admin/roomPermissions', { ...answers, console: { config } });
  await user.click(await screen.findByRole('button', { name: 'Edit World' }));
  const guide = within(await screen.findByRole('dialog')).getByRole('link', { name: 'View Guide' });
  expect(guide.getAttribute('href')).toBe('/help/roomPermissions?account=account1');
  expect(guide.getAttribute('target')).toBe('_blank');
});

it('RPM-019 says that a room type has nothing to permit', async () => {
  await edit('Den');
  screen.getByText('No custom permissions can be applied to this room.');
});

it('RPM-038 RPM-057 RPM-058 offers the levels that a permission has', async () => {
  const { row } = await edit('World');
  const levels = (name: string) =>
    row(name)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  const all = ['Owners', 'Admins and up', 'Moderators and up', 'Leaders and up', 'Members and up'];
  expect(levels('Kick')).toEqual(all);
  expect(levels('Mute the audience')).toEqual(all.slice(0, 4));
  expect(levels('Chat moderation')).toEqual(all.slice(0, 3));
  row('Chat moderation').getByText(/Superadmins only/);
});

it('RPM-020 RPM-021 RPM-022 RPM-023 RPM-024 tells by words where the level is from, in the order of the rules', async () => {
  const records = [
    aRecord({ kick: 16, mute: 8 }),
    aRecord({ kick: 8 }, { id: 't', level: 'hall' }),
    aRecord({ kick: 1 }, { id: 's', level: 'hall', instance: 2 }),
  ];
  const { row, chosen, scene, choose } = await edit('Hall', { state: { records } });
  expect(chosen('Kick')).toEqual(['Admins and up']);
  row('Kick').getByText('Set for the room type');
  row('Kick').getByText(/by bo@example.org, /);
  expect(chosen('Mute the audience')).toEqual(['Admins and up']);
  row('Mute the audience').getByText('Set for World');
  row('Web boards').getByText('Default');
  await scene('Foyer');
  expect(chosen('Kick')).toEqual(['Admins and up']);
  await scene('Hopper Hall');
  expect(chosen('Kick')).toEqual(['Leaders and up']);
  row('Kick').getByText('Set for this scene');
  await choose('Kick', 'Members and up');
  expect(chosen('Kick')).toEqual(['Members and up']);
  row('Kick').getByText('Not saved yet');
});

describe('Save', () => {
  it.each([
    ['RPM-083', 'World', 'Updated global room permissions.'],
    ['RPM-086', 'Hall', 'Updated Hall room permissions.'],
    ['RPM-084', 'General Scenes', 'Updated general room permissions.'],
    ['RPM-085', 'Custom Scenes', 'Updated custom room permissions.'],
  ])(
    '%s RPM-034 RPM-043 RPM-045 of %s is enabled by a change, closes, and says: %s',
    async (_, card, sentence) => {
      const general = { ...someTypes[0], name: 'general', friendlyName: 'General Scenes' };
      const custom = { ...someTypes[0], name: 'custom', friendlyName: 'Custom Scenes' };
      const levels = [...someTypes, general, custom] as typeof someTypes;
      const { button, choose, user, sent, world } = await edit(card, { types: { levels } });
      expect(button('Save')).toHaveProperty('disabled', true);
      await choose('Kick', 'Leaders and up');
      await user.click(button('Save'));
      await isClosed();
      await screen.findByText(sentence);
      expect(world.records).toMatchObject([{ permissions: { kick: 1 } }]);
      await waitFor(() => expect(sent('roomPermissions.read').length).toBe(2));
    },
  );

  it('RPM-086 of a scene names the scene, and sends what it is based on', async () => {
    const records = [aRecord({ kick: 8 }, { level: 'hall', instance: 2 })];
    const { button, choose, scene, user, sent } = await edit('Hall', { state: { records } });
    await scene('Hopper Hall');
    await choose('Kick', 'Leaders and up');
    await choose('Mute the audience', 'Owners');
    await user.click(button('Save'));
    await screen.findByText('Updated Hopper Hall room permissions.');
    expect(sent('roomPermissions.save')).toEqual([
      {
        accountId: 'account1',
        level: 'hall',
        instance: 2,
        isWeb: false,
        permissions: { kick: 1, mute: 16 },
        base: { kick: 8, mute: null },
      },
    ]);
  });

  it('RPM-034 is disabled again once the stored level is chosen', async () => {
    const { button, choose } = await edit('World', { state: { records: [aRecord({ kick: 8 })] } });
    await choose('Kick', 'Leaders and up');
    expect(button('Save')).toHaveProperty('disabled', false);
    await choose('Kick', 'Admins and up');
    expect(button('Save')).toHaveProperty('disabled', true);
  });

  it('RPM-046 that fails says why, and the page is idle with what is stored', async () => {
    const save = () => {
      throw new AppError('forbidden', 'roomPermissions.aboveOwn');
    };
    const { button, choose, user } = await edit('World', {}, { save });
    await choose('Kick', 'Leaders and up');
    await user.click(button('Save'));
    await isClosed();
    await screen.findByText('Nobody sets or removes a level above their own.');
    expect(screen.getByRole('button', { name: 'Edit World' })).toHaveProperty('disabled', false);
    await user.hover(within(screen.getByRole('main')).getByRole('heading', { name: 'World' }));
    screen.getByText('No permissions applied');
  });

  it('RPM-034 RPM-043 RPM-049 shows that it is under way, and takes choices, but no other save until it has ended', async () => {
    const { answers, button, choose, user, answerNow } = await edit('World');
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const save = async () => {
      await promise;
      return { ...aRecord({ kick: 1 }), version: 2, conflicts: [] };
    };
    answerNow({ ...answers, roomPermissions: { ...answers.roomPermissions, save } });
    await choose('Kick', 'Leaders and up');
    await user.click(button('Save'));
    await isClosed();
    screen.getByText('Saving permissions…');
    await user.click(screen.getByRole('button', { name: 'Edit World' }));
    await screen.findByRole('dialog');
    await choose('Mute the audience', 'Owners');
    for (const name of ['Save', 'Reset']) expect(button(name)).toHaveProperty('disabled', true);
    end();
    await waitFor(() => expect(button('Save')).toHaveProperty('disabled', false));
    expect(screen.queryByText('Saving permissions…')).toBeNull();
  });
});

it('RPM-047 Cancel forgets what was chosen', async () => {
  const { button, choose, user, chosen } = await edit('World', {
    state: { records: [aRecord({ kick: 8 })] },
  });
  await choose('Kick', 'Leaders and up');
  await user.click(button('Cancel'));
  await isClosed();
  await user.click(screen.getByRole('button', { name: 'Edit World' }));
  await screen.findByRole('dialog');
  expect(chosen('Kick')).toEqual(['Admins and up']);
});

it("levels above the caller's own cannot be chosen or taken away", async () => {
  const records = [aRecord({ mute: 16 })];
  const { row } = await edit('World', { state: { records, highest: 8 } });
  expect(row('Kick').getByLabelText('Owners')).toHaveProperty('disabled', true);
  expect(row('Kick').getByLabelText('Admins and up')).toHaveProperty('disabled', false);
  expect(row('Mute the audience').getByLabelText('Leaders and up')).toHaveProperty('disabled', true);
});

describe('resets', () => {
  const records = [
    aRecord({ kick: 8, mute: 4 }, { level: 'hall' }),
    aRecord({ kick: 1 }, { id: 's', level: 'hall', instance: 2 }),
    aRecord({ kick: 1 }, { id: 'w', level: 'hall', instance: 2, isWeb: true }),
    aRecord({ kick: 1 }, { id: 'x' }),
  ];

  it('RPM-044 RPM-050 RPM-087 Reset deletes the edited scope, after its count and scope are named', async () => {
    const { button, user, sent } = await edit('Hall', { state: { records } });
    await user.click(button('Reset'));
    const question = await screen.findByRole('alertdialog', { name: 'Reset the permissions of Hall?' });
    within(question).getByText('This deletes 2 permissions in Demo Campus. What is inherited applies again.');
    within(question).getByText('Hall, Desktop: 2 permissions');
    await user.click(within(question).getByRole('button', { name: 'Reset' }));
    await screen.findByText('Hall room permissions have been reset.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('roomPermissions.reset')).toEqual([
      { accountId: 'account1', level: 'hall', isWeb: false, version: 1 },
    ]);
  });

  it('RPM-050 Reset All names the scenes of both platforms, Reset Selected the chosen scene', async () => {
    const { button, user, scene, sent } = await edit('Hall', { state: { records } });
    expect(button('Reset Selected')).toHaveProperty('disabled', true);
    await user.click(button('Reset All'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Reset the permissions of Hall and all its scenes?',
    });
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Hall, Desktop: 2 permissions',
      'Hopper Hall, Desktop: 1 permission',
      'Hopper Hall, Go: 1 permission',
    ]);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('dialog', { name: 'Customize Permissions For Hall' });
    await scene('Hopper Hall');
    await user.click(button('Reset Selected'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
    await screen.findByText('Hopper Hall room permissions have been reset.');
    expect(sent('roomPermissions.reset')).toMatchObject([{ level: 'hall', instance: 2 }]);
  });

  it('RPM-087 of the world says so, and there is neither all nor selected', async () => {
    const { button, user } = await edit('World', { state: { records } });
    expect(button('Reset All')).toHaveProperty('disabled', true);
    expect(button('Reset Selected')).toHaveProperty('disabled', true);
    await user.click(button('Reset'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
    await screen.findByText('Global room permissions have been reset.');
  });

  it('RPM-046 that fails says why, and keeps what is stored', async () => {
    const reset = () => {
      throw new AppError('conflict', 'roomPermissions.changedMeanwhile');
    };
    const { button, user, world } = await edit('Hall', { state: { records } }, { reset });
    await user.click(button('Reset'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
    await screen.findByText('Another person has changed these permissions since. Nothing was reset.');
    expect(world.records).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Edit Hall' })).toHaveProperty('disabled', false);
  });
});

it('searches options, and shows what is set for scenes that no longer exist', async () => {
  const records = [aRecord({ kick: 1 }, { level: 'hall', instance: 9 })];
  const { user, dialog, scene, row } = await edit('Hall', {
    state: { records },
    types: { scenes: someScenes },
  });
  await scene('Hall 9 (no longer exists)');
  row('Kick').getByText('Set for this scene');
  await user.type(within(dialog).getByRole('textbox', { name: 'Search permissions' }), 'mute');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Kick' })).toBeNull());
  row('Mute the audience');
});
