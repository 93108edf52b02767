import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOption, aStatus, withControls } from '../../../testing/controls.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const names = ['Library', 'Help', 'Shop'];

async function open() {
  const gateway = withControls({ options: names.map((name) => anOption(name)), statuses: [aStatus('Busy')] });
  const page = renderPage('/admin/world/controls', gateway.answers);
  const form = within(await screen.findByRole('form', { name: 'Custom options' }));
  const rename = async (name: string, to: string) => {
    const input = within(form.getByRole('group', { name })).getByRole('textbox', { name: 'Name' });
    await page.user.clear(input);
    await page.user.paste(to);
  };
  return {
    ...page,
    gateway,
    form,
    rename,
    save: () => page.user.click(form.getByRole('button', { name: 'Save' })),
    saved: () => gateway.saved().options.map(({ name }) => name),
  };
}

it('keeps the changes that a colleague saved, and mine', async () => {
  const { gateway, rename, save, saved } = await open();
  await rename('Library', 'Books');
  gateway.change({ options: [anOption('Shop'), anOption('Library'), anOption('Help', { name: 'Support' })] });
  await save();
  await screen.findByText('Successfully applied custom options.');
  expect(saved()).toEqual(['Shop', 'Books', 'Support']);
  screen.getByRole('group', { name: 'Support' });
});

it.each([
  ['Mine', ['Books', 'Support', 'Shop']],
  ['Theirs', ['Archive', 'Support', 'Shop']],
])('shows what both have changed side by side, and saves the choice: %s', async (choice, expected) => {
  const { user, gateway, rename, save, saved } = await open();
  await rename('Library', 'Books');
  await rename('Help', 'Support');
  gateway.change({
    options: [anOption('Library', { name: 'Archive' }), anOption('Help'), anOption('Shop')],
  });
  await save();
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Another person has changed the same items' }),
  );
  const item = within(dialog.getByRole('group', { name: 'Library' }));
  item.getByText('Books, https://library.example.org, Gear menu, Login page, first');
  item.getByText('Archive, https://library.example.org, Gear menu, Login page, first');
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save what I chose' });
  expect(confirm.disabled).toBe(true);
  await user.click(item.getByRole('radio', { name: new RegExp(`^${choice}`) }));
  await user.click(confirm);
  await screen.findByText('Successfully applied custom options.');
  expect(saved()).toEqual(expected);
});

it('keeps my changes unsaved when the question is cancelled', async () => {
  const { user, gateway, form, rename, save, saved } = await open();
  await rename('Library', 'Books');
  gateway.change({ options: [] });
  await save();
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('Removed');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  form.getByRole('group', { name: 'Books' });
  expect(saved()).toEqual([]);
});

it('puts my changes on a colleague’s where only together they are wrong, and says so', async () => {
  const { gateway, form, rename, save, answerNow } = await open();
  await rename('Library', 'Books');
  gateway.change({ options: [...names.map((name) => anOption(name)), anOption('Theirs')] });
  answerNow({
    ...gateway.answers,
    controls: {
      ...gateway.answers.controls,
      saveOptions: () => {
        throw new AppError('conflict', 'controls.options.tooMany', { max: 3 });
      },
    },
  });
  await save();
  await screen.findByText(
    'Failed to update custom gear menu options: An account can have at most 3 custom options.',
  );
  await screen.findByText('This list now includes the changes of another person. Check it and save again.');
  form.getByRole('group', { name: 'Books' });
  form.getByRole('group', { name: 'Theirs' });
});

it('follows what a colleague saves while nobody edits', async () => {
  const { gateway } = await open();
  gateway.change({ options: [anOption('Theirs')] });
  await screen.findByRole('group', { name: 'Theirs' }, { timeout: 8000 });
  expect(screen.queryByRole('group', { name: 'Library' })).toBeNull();
});
