import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comeBack } from '../../../testing/come-back.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRecord, withPermissions } from '../../../testing/room-permissions.ts';

/** Opens the editor of the world, in which Kick is for moderators and up. */
async function editWorld() {
  const { answers, world } = withPermissions({ state: { records: [aRecord({ kick: 4 })] } });
  const page = renderPage('/admin/roomPermissions', answers);
  await page.user.click(await screen.findByRole('button', { name: 'Edit World' }));
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
  return { ...page, answers, kick, choose, button, changeKick };
}

it('a choice is based on what was stored when it was made, not on what a colleague has set since', async () => {
  const { user, choose, button, changeKick, sent } = await editWorld();
  await choose('Leaders and up');
  await changeKick();
  await choose('Owners');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(sent('roomPermissions.save')).toMatchObject([{ permissions: { kick: 16 }, base: { kick: 4 } }]),
  );
});

it('a choice that was taken back leaves what a colleague has set', async () => {
  const { choose, button, changeKick, kick } = await editWorld();
  await choose('Leaders and up');
  await changeKick();
  await choose('Moderators and up');
  expect(kick().getByLabelText('Admins and up')).toHaveProperty('checked', true);
  expect(button('Save')).toHaveProperty('disabled', true);
});

it('a choice that stays through a reset of one’s own is based on it', async () => {
  const { user, choose, button, sent } = await editWorld();
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
  const { answers, button, choose, user, answerNow, kick } = await editWorld();
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
