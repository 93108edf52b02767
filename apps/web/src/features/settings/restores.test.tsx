import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { anEnteredAccount } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withSettings } from '../../../testing/settings.ts';

const access = '/admin/world/access';
const hint = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Invites only hint' });
const save = () => screen.findByRole('button', { name: 'Save' });

it('WLD-028 restores a text to none, and removes it, although a blank one cannot be saved', async () => {
  const { answers, save: theySave } = withSettings();
  theySave('worldAccess', [{ setting: 'Account.invitesOnlyHint', value: 'Ask Bo.' }]);
  const page = renderPage(access, answers);
  await page.user.click(await screen.findByRole('button', { name: 'History of Invites only hint' }));
  await page.user.click(await screen.findByRole('button', { name: 'Restore Invites only hint to None' }));
  await screen.findByText('Restored Invites only hint.');
  await waitFor(async () => expect((await hint()).value).toBe(''));
  await enterText(page.user, await hint(), 'Ask Cy.');
  await page.user.click(await save());
  await screen.findByText('Saved: Invites only hint, None → Ask Cy.');
  await page.user.clear(await hint());
  await screen.findByText('Please enter a text that is not blank.');
  await page.user.click(screen.getByRole('button', { name: 'Remove the text of Invites only hint' }));
  await page.user.click(await save());
  await screen.findByText('Saved: Invites only hint, Ask Cy. → None');
  expect(screen.queryByRole('button', { name: /^Remove the text/ })).toBeNull();
  expect(page.sent('settings.save')).toMatchObject([
    { changes: [{ value: null, base: 'Ask Bo.' }] },
    { changes: [{ value: 'Ask Cy.', base: '' }] },
    { changes: [{ value: null, base: 'Ask Cy.' }] },
  ]);
});

it.each([
  {
    what: 'a level that the world no longer has',
    path: '/admin/world/information',
    name: 'Spawn level',
    change: { setting: 'ServerConfig.defaultLevel', from: 'attic', to: 'hall' },
    why: 'The world has no such level.',
  },
  {
    what: 'a role above the own',
    path: '/admin/world/communication',
    name: 'In-World Chat Bar',
    change: { setting: 'ServerConfig.chatBarMinPermissions', from: 16, to: 0 },
    why: 'You cannot take this permission from your own role.',
  },
  {
    what: 'a number that is not allowed any more',
    path: '/admin/world/controls',
    name: 'Favorite rooms, at most',
    change: { setting: 'Account.favoriteRoomOptions.maxAllowed', from: 1000, to: 10 },
    why: 'Must be at most 500.',
  },
] as const)('offers no restore of $what, and says why', async ({ path, name, change, why }) => {
  const ofAccount = { 'ServerConfig.defaultLevel': { choices: ['hall'] } };
  const account = anEnteredAccount({ level: 'admin' });
  const { answers } = withSettings({ [change.setting]: change.to }, { ofAccount, account });
  const item = {
    ...change,
    at: '2026-11-20T10:00:00.000Z',
    by: 'cy@campus.test',
    note: '',
    saveId: 'save1',
  };
  const page = renderPage(path, {
    ...answers,
    settings: { ...answers.settings, changes: () => ({ items: [item] }) },
  });
  await page.user.click(await screen.findByRole('button', { name: `History of ${name}` }));
  await screen.findByText(`Cannot be restored: ${why}`);
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

it('WLD-022 WLD-023 asks before an undo turns a switch, as the switch does', async () => {
  const page = renderPage(access, withSettings().answers);
  await page.user.click(await screen.findByRole('switch', { name: 'Invites Only' }));
  await page.user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = () => within(screen.getByRole('alertdialog', { name: 'Turn off “Invites Only”?' }));
  dialog().getByText('People can sign up without an invitation again.');
  await page.user.click(dialog().getByRole('button', { name: 'Cancel' }));
  screen.getByRole('switch', { name: 'Invites Only', checked: true });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await page.user.click(dialog().getByRole('button', { name: 'Turn off' }));
  await screen.findByText('Undone: Invites Only.');
  screen.getByRole('switch', { name: 'Invites Only', checked: false });
});

it('WLD-006 asks for the text that people read with the switch, and saves both at once', async () => {
  const page = renderPage(access, withSettings().answers);
  await enterText(page.user, await hint(), 'Ask Cy');
  await page.user.click(screen.getByRole('switch', { name: 'Invites Only' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Invites only hint' });
  expect(field.value).toBe('Ask Cy');
  await page.user.clear(field);
  await enterText(page.user, field, ' ');
  dialog.getByText('Please enter a text that is not blank.');
  expect(dialog.getByRole('button', { name: 'Turn on' })).toHaveProperty('disabled', true);
  await page.user.clear(field);
  await enterText(page.user, field, 'Ask Bo');
  await page.user.click(dialog.getByRole('button', { name: 'Turn on' }));
  await screen.findByText('Saved: Invites Only and Invites only hint');
  expect((await hint()).value).toBe('Ask Bo');
  expect(page.sent('settings.save')).toMatchObject([
    {
      changes: [
        { setting: 'Account.invitesOnly', value: true, base: false },
        { setting: 'Account.invitesOnlyHint', value: 'Ask Bo', base: '' },
      ],
    },
  ]);
});
