import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comeBack } from '../../../testing/come-back.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRecord, someOptions, withPermissions } from '../../../testing/room-permissions.ts';

const hall = { name: 'hall', friendlyName: 'Hall' };

/** Opens the editor of a card. In the world, Kick is for moderators and up. */
async function edit(card = 'World') {
  const { answers, world } = withPermissions({ state: { records: [aRecord({ kick: 4 })] } });
  const page = renderPage('/admin/roomPermissions', answers);
  await page.user.click(await screen.findByRole('button', { name: `Edit ${card}` }));
  await screen.findByRole('dialog');
  const kick = () => within(screen.getByRole('group', { name: 'Kick' }));
  const choose = (level: string) => page.user.click(kick().getByLabelText(level));
  const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
  /** A colleague gives Kick to admins and up, and the page reads it. */
  const changeKick = async () => {
    world.records = [aRecord({ kick: 8 })];
    comeBack();
    await waitFor(() => expect(page.sent('roomPermissions.read')).toHaveLength(2));
  };
  const reopen = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Edit World' }));
    await screen.findByRole('dialog');
  };
  return { ...page, answers, world, kick, choose, button, changeKick, reopen };
}

it('a choice is based on what was stored when it was made, not on what a colleague has set since', async () => {
  const { user, choose, button, changeKick, sent } = await edit();
  await choose('Leaders and up');
  await changeKick();
  await choose('Owners');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(sent('roomPermissions.save')).toMatchObject([{ permissions: { kick: 16 }, base: { kick: 4 } }]),
  );
});

it('a choice that was taken back leaves what a colleague has set', async () => {
  const { choose, button, changeKick, kick } = await edit();
  await choose('Leaders and up');
  await changeKick();
  await choose('Moderators and up');
  expect(kick().getByLabelText('Admins and up')).toHaveProperty('checked', true);
  expect(button('Save')).toHaveProperty('disabled', true);
});

it('shows both levels of a conflict beside its permission, and saves mine where it is kept', async () => {
  const { user, choose, button, changeKick, kick, sent, world } = await edit();
  await choose('Leaders and up');
  await changeKick();
  await kick().findByText('Kick: theirs is Admins and up, yours is Leaders and up.');
  expect(kick().getByLabelText('Leaders and up')).toHaveProperty('checked', true);
  await user.click(kick().getByRole('button', { name: 'Keep mine' }));
  expect(kick().queryByRole('alert')).toBeNull();
  await user.click(button('Save'));
  await screen.findByText('Updated global room permissions.');
  expect(sent('roomPermissions.save')).toMatchObject([{ permissions: { kick: 1 }, base: { kick: 8 } }]);
  expect(world.records).toMatchObject([{ permissions: { kick: 1 } }]);
});

it('a conflict that the save has found is shown at once, and theirs can be taken', async () => {
  const { user, choose, button, kick, world } = await edit();
  await choose('Leaders and up');
  world.records = [aRecord({ kick: 8 })];
  await user.click(button('Save'));
  await screen.findByText('Kick: theirs is Admins and up, yours is Leaders and up.');
  const keepMine = kick().getByRole('button', { name: 'Keep mine' });
  await waitFor(() => expect(document.activeElement).toBe(keepMine));
  expect(screen.queryByText('Updated global room permissions.')).toBeNull();
  await user.click(kick().getByRole('button', { name: 'Take theirs' }));
  expect(kick().getByLabelText('Admins and up')).toHaveProperty('checked', true);
  expect(button('Save')).toHaveProperty('disabled', true);
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

it('a choice during a save stays, and is based on what was saved', async () => {
  const { answers, answerNow, user, choose, button, reopen, kick, sent } = await edit();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const { save } = answers.roomPermissions;
  answerNow({
    ...answers,
    roomPermissions: { ...answers.roomPermissions, save: async (input) => promise.then(() => save(input)) },
  });
  await choose('Leaders and up');
  await user.click(button('Save'));
  await reopen();
  await choose('Owners');
  answer();
  await screen.findByText('Updated global room permissions.');
  expect(kick().getByLabelText('Owners')).toHaveProperty('checked', true);
  expect(kick().queryByRole('alert')).toBeNull();
  await waitFor(() => expect(button('Save')).toHaveProperty('disabled', false));
  await user.click(button('Save'));
  await waitFor(() =>
    expect(sent('roomPermissions.save')).toMatchObject([
      { permissions: { kick: 1 }, base: { kick: 4 } },
      { permissions: { kick: 16 }, base: { kick: 1 } },
    ]),
  );
});

it.each([
  ['a permission', 'kick', [{ roomTypes: [hall], options: someOptions.filter(({ id }) => id !== 'kick') }]],
  ['a room type', 'Hall', []],
])('tells of %s that is gone, and has nothing to save', async (_, name, optionSets) => {
  const { choose, button, answerNow } = await edit('Hall');
  await choose('Leaders and up');
  answerNow(withPermissions({ state: { optionSets } }).answers);
  comeBack();
  await screen.findByText(`Removed by another person, so your changes cannot be saved: ${name}.`);
  expect(button('Save')).toHaveProperty('disabled', true);
});

it('a choice that stays through a reset of one’s own is based on it', async () => {
  const { user, choose, button, sent } = await edit();
  await choose('Leaders and up');
  await user.click(button('Reset'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
  await screen.findByText('Global room permissions have been reset.');
  await user.click(screen.getByRole('button', { name: 'Edit World' }));
  await screen.findByRole('dialog');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(sent('roomPermissions.save')).toMatchObject([{ permissions: { kick: 1 }, base: { kick: null } }]),
  );
});

it('keeps choices whose save failed while another card is looked at, marks their card, and asks before they are lost', async () => {
  const { answers, button, choose, user, answerNow, kick } = await edit();
  const save = () => {
    throw new AppError('unavailable', 'platform.unavailable');
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answerNow({ ...answers, roomPermissions: { ...answers.roomPermissions, save } });
  await choose('Leaders and up');
  await user.click(button('Save'));
  await isClosed();
  await user.click(await screen.findByRole('button', { name: 'Edit Hall' }));
  await screen.findByRole('dialog');
  await user.click(button('Cancel'));
  await isClosed();
  screen.getByText('Not saved yet');
  await user.click(screen.getByRole('link', { name: 'Room Management' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('button', { name: 'Edit World' }));
  await screen.findByRole('dialog');
  expect(kick().getByLabelText('Leaders and up')).toHaveProperty('checked', true);
});
