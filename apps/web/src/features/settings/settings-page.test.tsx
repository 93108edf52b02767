import { AppError } from '@campus/contracts/core/app-error';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withSettings } from '../../../testing/settings.ts';

const access = '/admin/world/access';
const days = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Password expiry' });
const hint = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Invites only hint' });

it('lists what is not saved as old and new, and saves all of it at once', async () => {
  const page = renderPage(access, withSettings({ 'Account.invitesOnlyHint': 'Ask Cy.' }).answers);
  await page.user.clear(await hint());
  await enterText(page.user, await hint(), 'Ask Ada.');
  await page.user.type(await days(), '90');
  const bar = within(await screen.findByRole('region', { name: 'Unsaved changes' }));
  bar.getByText('2 changes not saved');
  await page.user.click(bar.getByRole('button', { name: 'Show changes' }));
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Invites only hint Ask Cy. → Ask Ada.',
    'Password expiry None → 90',
  ]);
  await page.user.click(bar.getByRole('button', { name: 'Save' }));
  await screen.findByText('Successfully applied 2 changes.');
  expect(page.sent('settings.save')).toMatchObject([
    {
      page: 'worldAccess',
      changes: [
        { setting: 'Account.invitesOnlyHint', value: 'Ask Ada.', base: 'Ask Cy.' },
        { setting: 'ServerConfig.passwordExpireDays', value: 90, base: null },
      ],
    },
  ]);
});

it('saves a note with the changes, once', async () => {
  const page = renderPage(access, withSettings().answers);
  await page.user.type(await days(), '90');
  await page.user.click(await screen.findByRole('button', { name: 'Add a note' }));
  const note = await screen.findByRole('textbox', { name: 'Why (optional)' });
  expect(document.activeElement).toBe(note);
  await enterText(page.user, note, 'Asked by the data officer');
  await page.user.keyboard('{Enter}');
  await screen.findByText('Successfully applied 1 change.');
  await page.user.type(await days(), '0');
  expect(screen.queryByRole('textbox', { name: 'Why (optional)' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.sent('settings.save')).toHaveLength(2));
  const [first, second] = page.sent('settings.save');
  expect(first).toMatchObject({ note: 'Asked by the data officer' });
  expect(second).not.toHaveProperty('note');
});

it('saves the note of a confirmed toggle, and shows it in the history', async () => {
  const page = renderPage(access, withSettings().answers);
  await page.user.click(await screen.findByRole('switch', { name: 'Disable World' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close the world?' }));
  await enterText(page.user, dialog.getByRole('textbox', { name: 'Why (optional)' }), 'Moving house');
  await page.user.click(dialog.getByRole('button', { name: 'Close the world' }));
  await screen.findByText('The world is closed.');
  expect(page.sent('settings.save')).toMatchObject([{ note: 'Moving house' }]);
  await page.user.click(await screen.findByRole('button', { name: 'History of Disable World' }));
  await screen.findByText('“Moving house”');
});

it('forgets the note with the changes that it was for', async () => {
  const page = renderPage(access, withSettings().answers);
  await page.user.type(await days(), '90');
  await page.user.click(await screen.findByRole('button', { name: 'Add a note' }));
  await enterText(page.user, await screen.findByRole('textbox', { name: 'Why (optional)' }), 'Wrong page');
  await page.user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await page.user.type(await days(), '30');
  await page.user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Successfully applied 1 change.');
  expect(page.sent('settings.save')[0]).not.toHaveProperty('note');
});

it('undoes a save', async () => {
  const page = renderPage(access, withSettings().answers);
  await page.user.type(await days(), '90');
  await page.user.keyboard('{Control>}s{/Control}');
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone: Password expiry.');
  expect((await days()).value).toBe('');
});

it('WLD-030 WLD-028 says at the field what cannot be saved, and does not save it', async () => {
  const page = renderPage(access, withSettings({ 'Account.invitesOnlyHint': 'Ask Cy.' }).answers);
  await page.user.type(await days(), '-3');
  await page.user.clear(await hint());
  await screen.findByText('Please enter a text that is not blank.');
  await screen.findByText('Must be at least 0.');
  screen.getByText('To be corrected before they can be saved: Password expiry and Invites only hint.');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await page.user.keyboard('{Control>}s{/Control}');
  expect(page.sent('settings.save')).toEqual([]);
});

it('scrolls to what another person has changed since, and lets the person choose', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { answers, save } = withSettings({ 'Account.invitesOnlyHint': 'Ask Cy.' });
  const page = renderPage(access, answers);
  await enterText(page.user, await hint(), ' Or Ada.');
  save('worldAccess', [{ setting: 'Account.invitesOnlyHint', value: 'Ask Bo.' }]);
  await page.user.type(await days(), '90');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByText('cy@campus.test has changed this since you began.');
  await waitFor(() => expect(scrolled.mock.contexts).toContain(notice));
  const conflict = within(notice);
  expect(conflict.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Ask Cy.',
    'Ask Bo.',
    'Ask Cy. Or Ada.',
  ]);
  await waitFor(async () => expect((await days()).value).toBe('90'));
  expect((await hint()).value).toBe('Ask Cy. Or Ada.');
  await page.user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(page.sent('settings.save').at(-1)).toMatchObject({
      changes: [{ setting: 'Account.invitesOnlyHint', value: 'Ask Cy. Or Ada.', base: 'Ask Bo.' }],
    }),
  );
});

it('WLD-022 WLD-023 WLD-026 asks before a toggle that shuts people out, and saves nothing when it is cancelled', async () => {
  const page = renderPage(access, withSettings().answers);
  for (const [name, question] of [
    ['Disable World', 'Close the world?'],
    ['Invites Only', 'Turn on “Invites Only”?'],
    ['Require Verification', 'Turn on “Require Verification”?'],
  ] as const) {
    const toggle = await screen.findByRole('switch', { name });
    await page.user.click(toggle);
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    expect(page.sent('settings.save')).toEqual([]);
  }
  await page.user.click(await screen.findByRole('switch', { name: 'Disable World' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(
    'Nobody can enter the world while it is disabled. People who are inside are not sent out.',
  );
  await page.user.click(dialog.getByRole('button', { name: 'Close the world' }));
  await screen.findByText('The world is closed.');
  screen.getByRole('switch', { name: 'Disable World', checked: true });
});

it('CTL-014 puts a toggle back when it could not be saved', async () => {
  const { answers } = withSettings();
  const save = () => {
    throw new AppError('unavailable', 'platform.unavailable');
  };
  const page = renderPage('/admin/world/controls', { ...answers, settings: { ...answers.settings, save } });
  const toggle = await screen.findByRole('switch', { name: 'Enable World Map' });
  await page.user.click(toggle);
  await screen.findByText(/^Failed to apply changes: /);
  await waitFor(() => expect(toggle.hasAttribute('disabled')).toBe(false));
  expect(toggle.getAttribute('aria-checked')).toBe('false');
});

it('WLD-024 lets allowed domains in only while invites only is on, and asks', async () => {
  const page = renderPage(access, withSettings({ 'Account.invitesOnly': true }).answers);
  const toggle = await screen.findByRole('switch', { name: 'Let Allowed Domains In' });
  await page.user.click(toggle);
  await page.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(page.sent('settings.save')).toEqual([]);
});

it('CUS-012 offers to save before the page is left', async () => {
  const page = renderPage(access, withSettings().answers);
  await page.user.type(await days(), '90');
  await page.user.click(screen.getByRole('link', { name: 'World Information' }));
  await screen.findByText('Are you sure you want to leave this page? You have unsaved changes.');
  await page.user.click(screen.getByRole('button', { name: 'Save and leave' }));
  await screen.findByRole('heading', { name: 'World Information', level: 1 });
  expect(page.sent('settings.save')).toHaveLength(1);
});

it('shows who changed a setting, and restores it', async () => {
  const { answers, save } = withSettings({ 'Account.invitesOnlyHint': 'Ask Cy.' });
  save('worldAccess', [{ setting: 'Account.invitesOnlyHint', value: 'Ask Bo.' }]);
  const page = renderPage(access, answers);
  await page.user.click(await screen.findByRole('button', { name: 'History of Invites only hint' }));
  await screen.findByText('Ask Cy. → Ask Bo.');
  await page.user.click(screen.getByRole('button', { name: 'Restore Invites only hint to Ask Cy.' }));
  await waitFor(async () => expect((await hint()).value).toBe('Ask Cy.'));
});

it('says that a restored toggle is off, and what no longer applies when one is turned off', async () => {
  const { answers, save } = withSettings();
  save('worldAccess', [{ setting: 'Account.invitesOnly', value: true }]);
  const page = renderPage(access, answers);
  const toggle = await screen.findByRole('switch', { name: 'Invites Only' });
  await page.user.click(toggle);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Turn off “Invites Only”?' }));
  dialog.getByText('People can sign up without an invitation again.');
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await page.user.click(await screen.findByRole('button', { name: 'History of Invites Only' }));
  await page.user.click(await screen.findByRole('button', { name: 'Restore Invites Only to Off' }));
  await page.user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await screen.findByText('Invites Only is off again.');
  const bar = within(await screen.findByRole('region', { name: 'Saved changes' }));
  bar.getByText('Saved: Invites Only, On → Off');
});

it('marks and focuses the setting that the address names', async () => {
  renderPage(`${access}?setting=ServerConfig.passwordExpireDays`, withSettings().answers);
  const field = await days();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('takes the focus back once from a closing dialog, and never from a person', async () => {
  const page = renderPage(`${access}?setting=ServerConfig.passwordExpireDays`, withSettings().answers);
  const field = await days();
  await waitFor(() => expect(document.activeElement).toBe(field));
  const button = screen.getByRole('button', { name: 'Search everything' });
  act(() => button.focus());
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(page.address()).toContain('setting=');
  await page.user.click(button);
  await waitFor(() => expect(page.address()).not.toContain('setting='));
  expect(document.activeElement).not.toBe(field);
});

it('INT-004 INT-032 shows that the configuration loads, and says why it could not be had', async () => {
  const { answers } = withSettings();
  let fail = (_: Error) => {};
  const read = () => new Promise<never>((_, reject) => (fail = reject));
  const loading = { ...answers, settings: { ...answers.settings, read } };
  const page = renderPage('/admin/world/integrations', loading);
  await screen.findByRole('status', { name: 'Loading' });
  page.answerNow({ ...answers, settings: { ...answers.settings, read: () => refuse() } });
  fail(new AppError('forbidden', 'settings.unavailable'));
  await screen.findByText(
    'Failed to get server configuration: The account does not have this setting.',
    {},
    { timeout: 10_000 },
  );
});

function refuse(): never {
  throw new AppError('forbidden', 'settings.unavailable');
}
