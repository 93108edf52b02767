import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOption, withControls } from '../../../testing/controls.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anEnteredAccount } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const three = ['Library', 'Help', 'Shop'].map((name) => anOption(name));

async function open(options = three, answers: Parameters<typeof withControls>[1] = {}) {
  const gateway = withControls({ options }, answers);
  const page = renderPage('/admin/world/controls', gateway.answers);
  const form = within(await screen.findByRole('form', { name: 'Custom options' }));
  const row = (name: string) => within(form.getByRole('group', { name }));
  return {
    ...page,
    gateway,
    form,
    row,
    field: (name: string, field: string) => row(name).getByRole('textbox', { name: field }),
    rows: () => form.queryAllByRole('group').map((group) => group.getAttribute('aria-label')),
    saveButton: () => form.getByRole<HTMLButtonElement>('button', { name: 'Save' }),
    addButton: () => form.getByRole<HTMLButtonElement>('button', { name: 'Add option' }),
    handle: (name: string) => form.getByRole('button', { name: `Move ${name}` }),
  };
}

it('CTL-024 offers the title of the account as the name of the gear menu folder', async () => {
  const { answers } = withControls({ options: [] });
  const entered = anEnteredAccount({ organizationName: 'Northwind', title: 'Nord' });
  renderPage('/admin/world/controls', { ...answers, accounts: { ...answers.accounts, get: () => entered } });
  const name = await screen.findByRole('textbox', { name: 'Gear menu folder name' });
  expect(name.getAttribute('placeholder')).toBe('Nord Documents');
});

it('CTL-049 says that there are no custom options', async () => {
  const { form } = await open([]);
  form.getByText('No custom options set.');
});

it('CTL-050 shows in place of the options why they could not be loaded, and tries again on demand', async () => {
  const gateway = withControls(
    { options: three },
    {
      options: () => {
        throw new AppError('unavailable', 'platform.unavailable');
      },
    },
  );
  const page = renderPage('/admin/world/controls', gateway.answers);
  const section = within(await screen.findByRole('region', { name: 'Custom Folder Options' }));
  const again = await section.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  section.getByText('The platform cannot be reached at the moment. Please try again in a minute.');
  page.answerNow(withControls({ options: three }).answers);
  await page.user.click(again);
  await section.findByRole('form', { name: 'Custom options' });
});

it('CTL-019 CTL-039 adds an option, in both places and invalid at first, and saves all of them', async () => {
  const { user, addButton, row, field, saveButton, sent } = await open([anOption('Library')]);
  await user.click(addButton());
  await waitFor(() => expect(document.activeElement).toBe(field('New option', 'Name')));
  for (const box of ['Gear menu', 'Login page'])
    expect(row('New option').getByRole<HTMLInputElement>('checkbox', { name: box }).checked).toBe(true);
  expect(saveButton().disabled).toBe(true);
  await user.keyboard('Help');
  await enterText(user, field('Help', 'URL'), 'https://help.example.org');
  await user.click(row('Help').getByRole('checkbox', { name: 'Login page' }));
  await user.click(saveButton());
  await screen.findByText('Successfully applied custom options.');
  expect(sent('controls.saveOptions')).toEqual([
    {
      accountId: 'account1',
      options: [
        anOption('Library'),
        { name: 'Help', url: 'https://help.example.org', locations: { gearmenu: true, login: false } },
      ],
      basedOn: { items: [anOption('Library')], moved: [] },
    },
  ]);
  expect(saveButton().disabled).toBe(true);
});

it('takes no change while a save is under way, so that none is lost with what was sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const page = await open([anOption('Library')], {
    saveOptions: () => promise.then(() => ({ options: [] })),
  });
  const { user, row, field, form, addButton, saveButton } = page;
  await user.type(field('Library', 'Name'), ' A');
  await user.click(saveButton());
  await user.type(field('Library A', 'Name'), 'B');
  await user.click(row('Library A').getByRole('checkbox', { name: 'Login page' }));
  expect(field('Library A', 'Name')).toMatchObject({ readOnly: true, value: 'Library A' });
  expect(row('Library A').getByRole<HTMLInputElement>('checkbox', { name: 'Login page' }).checked).toBe(true);
  expect(addButton().disabled).toBe(true);
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Remove Library A' }).disabled).toBe(true);
  resolve();
  await screen.findByText('Successfully applied custom options.');
});

it('CTL-030 cannot be saved while nothing has changed', async () => {
  const { user, saveButton, field } = await open();
  expect(saveButton().disabled).toBe(true);
  await user.type(field('Shop', 'URL'), '/a');
  expect(saveButton().disabled).toBe(false);
  await user.keyboard('{Backspace}{Backspace}');
  expect(saveButton().disabled).toBe(true);
});

it.each([
  ['Name', '', 'A custom option needs a name.'],
  ['Name', 'x'.repeat(101), 'The name can have at most 100 characters.'],
  ['URL', '', 'A custom option needs a URL.'],
  ['URL', 'shop.example.org', 'The URL must start with http or https.'],
  ['URL', 'https://', 'This is not a valid URL.'],
])('CTL-028 CTL-029 CTL-030 does not save while the %s is %j', async (name, value, sentence) => {
  const { user, field, form, saveButton } = await open([anOption('Shop')]);
  const input = field('Shop', name);
  await user.clear(input);
  if (value) await user.paste(value);
  form.getByText(sentence);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(saveButton().disabled).toBe(true);
});

it('CTL-031 cannot add more than the account may have', async () => {
  const { user, form, addButton } = await open(three, {
    options: () => ({ options: three.map((option, index) => ({ ...option, index })), maxAllowed: 3 }),
  });
  form.getByText('At most 3 custom options are allowed.');
  expect(addButton().disabled).toBe(true);
  await user.click(form.getByRole('button', { name: 'Remove Shop' }));
  expect(addButton().disabled).toBe(false);
});

it('saves an order made by keyboard as a move', async () => {
  const { user, handle, rows, saveButton, sent } = await open();
  handle('Library').focus();
  await user.keyboard(' {ArrowDown}{ArrowDown} ');
  expect(rows()).toEqual(['Help', 'Shop', 'Library']);
  expect(document.activeElement).toBe(handle('Library'));
  await user.click(saveButton());
  await screen.findByText('Successfully applied custom options.');
  expect(sent('controls.saveOptions')).toMatchObject([
    { options: [{ id: 'Help' }, { id: 'Shop' }, { id: 'Library' }], basedOn: { moved: ['Library'] } },
  ]);
});

it('CTL-046 says why the options could not be saved, and keeps what was changed', async () => {
  const { user, form, rows, saveButton } = await open(three, {
    saveOptions: () => {
      throw new AppError('forbidden', 'access.forbidden');
    },
  });
  await user.click(form.getByRole('button', { name: 'Remove Help' }));
  await user.click(saveButton());
  await screen.findByText(
    'Failed to update custom gear menu options: You do not have permission to do this.',
  );
  expect(rows()).toEqual(['Library', 'Shop']);
});

it.each([
  [['Gear menu folder name'], 'Failed to update custom gear menu options: Denied.'],
  [['Gear menu folder name', 'Login header'], 'Failed to update custom gear menu options: Denied.'],
  [['Login header', 'Help address'], 'Failed to apply changes: Denied.'],
])('CTL-046 says of a failed save of %j: %s', async (labels, sentence) => {
  const { answers } = withControls({ options: [] });
  const save = () => {
    throw new AppError('forbidden', 'platform.reason', { reason: 'Denied.' });
  };
  const settings = { ...answers.settings, save };
  const { user } = renderPage('/admin/world/controls', { ...answers, settings });
  for (const name of labels)
    await enterText(user, await screen.findByRole('textbox', { name }), 'https://help.test');
  await user.click(
    within(screen.getByRole('region', { name: 'Unsaved changes' })).getByRole('button', { name: 'Save' }),
  );
  await screen.findByText(sentence);
});

it('discards what was changed', async () => {
  const { user, form, rows } = await open();
  await user.click(form.getByRole('button', { name: 'Remove Help' }));
  await user.click(form.getByRole('button', { name: 'Discard changes' }));
  expect(rows()).toEqual(['Library', 'Help', 'Shop']);
});

it('asks before changes are lost', async () => {
  const { user, form } = await open();
  await user.click(form.getByRole('button', { name: 'Remove Help' }));
  await user.click(screen.getByRole('link', { name: 'Members' }));
  await screen.findByText('Are you sure you want to leave this page? You have unsaved changes.');
});
