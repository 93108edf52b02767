import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comeBack } from '../../../testing/come-back.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withSettings } from '../../../testing/settings.ts';

const days = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Password expiry' });
const hint = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Invites only hint' });

/** Opens a page of settings. `theySave` is what a colleague saves, and the page reads. */
function open(...stored: Parameters<typeof withSettings>) {
  const { answers, save } = withSettings(...stored);
  const page = renderPage('/admin/world/access', answers);
  const theySave = (...changes: Parameters<typeof save>[1]) => {
    save('worldAccess', changes);
    comeBack();
  };
  return { ...page, answers, theySave };
}

it('has nothing to save of what was typed and cleared, also once a colleague has saved that setting', async () => {
  const { user, theySave } = open();
  await user.type(await days(), '9');
  await user.clear(await days());
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  theySave({ setting: 'ServerConfig.passwordExpireDays', value: 30 });
  await waitFor(async () => expect((await days()).value).toBe('30'));
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});

it('bases what is typed after that on what the colleague has saved', async () => {
  const { user, theySave, sent } = open({ 'Account.invitesOnlyHint': 'Ask Cy' });
  await user.type(await hint(), '.{Backspace}');
  theySave({ setting: 'Account.invitesOnlyHint', value: 'Ask Bo' });
  await waitFor(async () => expect((await hint()).value).toBe('Ask Bo'));
  await enterText(user, await hint(), ' first');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Successfully applied 1 change.');
  expect(sent('settings.save')).toMatchObject([{ changes: [{ value: 'Ask Bo first', base: 'Ask Bo' }] }]);
});

it('goes on showing a conflict about a setting that had no value, whatever is typed then', async () => {
  const { user, theySave } = open();
  await user.type(await days(), '9');
  theySave({ setting: 'ServerConfig.passwordExpireDays', value: 30 });
  await screen.findByText(/has changed this since you began\.$/);
  await user.type(await days(), '0');
  screen.getByText(/has changed this since you began\.$/);
});

it('asks before a page is left whose save is under way, and keeps what was typed when the save fails', async () => {
  const { user, answers, answerNow } = open();
  const { promise, reject: fail } = Promise.withResolvers<never>();
  answerNow({ ...answers, settings: { ...answers.settings, save: () => promise } });
  await user.type(await days(), '9');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('link', { name: 'World Information' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  fail(new Error('down'));
  await screen.findByText(/^Failed to apply changes:/);
  expect((await days()).value).toBe('9');
});

it('offers no save before the page is left with a text that cannot be saved', async () => {
  const { user } = open();
  await user.type(await hint(), 'Ask Cy');
  await user.type(await days(), 'x');
  await user.click(screen.getByRole('link', { name: 'World Information' }));
  await screen.findByRole('button', { name: 'Stay' });
  expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull();
});

it('keeps what is typed while a save is under way, and bases it on what was saved', async () => {
  const { user, answers, answerNow, sent } = open();
  const saved = Promise.withResolvers<void>();
  const save = (input: Parameters<typeof answers.settings.save>[0]) =>
    saved.promise.then(() => answers.settings.save(input));
  answerNow({ ...answers, settings: { ...answers.settings, save } });
  await user.type(await days(), '9');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(await days(), '0');
  saved.resolve();
  await screen.findByText('Successfully applied 1 change.');
  expect((await days()).value).toBe('90');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('settings.save')).toMatchObject([
      { changes: [{ value: 9, base: null }] },
      { changes: [{ value: 90, base: 9 }] },
    ]),
  );
});

it('keeps and shows a note that is changed while a save is under way', async () => {
  const { user, answers, answerNow } = open();
  const saved = Promise.withResolvers<void>();
  type Input = Parameters<typeof answers.settings.save>[0];
  const save = (input: Input) => saved.promise.then(() => answers.settings.save(input));
  answerNow({ ...answers, settings: { ...answers.settings, save } });
  await user.type(await days(), '9');
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Why (optional)' });
  await enterText(user, note(), 'Audit');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await enterText(user, note(), ' of 2026');
  saved.resolve();
  await screen.findByText('Successfully applied 1 change.');
  await enterText(user, await hint(), 'Ask Bo');
  expect(note().value).toBe('Audit of 2026');
});

it('does not take the focus for the note when the bar comes back', async () => {
  const { user } = open();
  await user.type(await days(), '9');
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  await user.type(await days(), '{Backspace}');
  await user.type(await days(), '30');
  expect((await days()).value).toBe('30');
});
