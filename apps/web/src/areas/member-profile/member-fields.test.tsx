import { AppError } from '@campus/contracts/core/app-error';
import type { MemberProfileConfiguration } from '@campus/contracts/member-profile/member-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { comeBack } from '../../../testing/come-back.ts';
import { aConfiguration, aField, withConfiguration } from '../../../testing/member-profiles.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aTask } from '../../../testing/tasks.ts';

const grade = aField({ name: 'Grade', editable: false });

async function open(own = {}, answers: NonNullable<Answers['memberProfile']> = {}) {
  const configuration = aConfiguration({ fields: [grade, aField()], ...own });
  const page = renderPage('/admin/memberprofile', withConfiguration(configuration, answers));
  const form = within(await screen.findByRole('form', { name: 'Member Profile Configuration' }));
  const row = (name: string) => within(form.getByRole('group', { name }));
  return {
    ...page,
    form,
    row,
    save: () => form.getByRole<HTMLButtonElement>('button', { name: 'Save' }),
    box: (name: string, flag: string) => row(name).getByRole<HTMLInputElement>('checkbox', { name: flag }),
    remove: (name: string) => page.user.click(form.getByRole('button', { name: `Remove ${name}` })),
    add: async (name: string) => {
      await page.user.click(form.getByRole('button', { name: 'Add field' }));
      await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
      await page.user.keyboard(name);
      await page.user.tab();
    },
  };
}

it('shows each field with its type and what members may do with it, the default ones locked', async () => {
  const { row, box } = await open();
  row('Grade').getByText('Text');
  expect(['Required', 'Visible', 'Editable'].map((flag) => box('Grade', flag).checked)).toEqual([
    false,
    true,
    false,
  ]);
  expect(box('Contact Email', 'Required')).toMatchObject({ checked: true, disabled: true });
  expect(row('Contact Email').queryByRole('button')).toBeNull();
});

it('MPR-007 leaves of a saved field nothing to rename or to retype', async () => {
  const { row } = await open();
  expect(row('Team').queryByRole('textbox')).toBeNull();
  expect(row('Team').queryByRole('combobox')).toBeNull();
});

it('MPR-010 unticks and locks Editable with Visible, and does not tick it again by itself', async () => {
  const { user, box } = await open();
  await user.click(box('Team', 'Visible'));
  expect(box('Team', 'Editable')).toMatchObject({ checked: false, disabled: true });
  await user.click(box('Team', 'Visible'));
  expect(box('Team', 'Editable')).toMatchObject({ checked: false, disabled: false });
});

it('adds a field, visible and editable at first, and saves all of them', async () => {
  const { user, row, save, add, sent, form } = await open();
  await add(' Seats ');
  await user.selectOptions(row('Seats').getByRole('combobox', { name: 'Type' }), 'Number');
  await user.click(row('Seats').getByRole('checkbox', { name: 'Required' }));
  await user.click(save());
  await screen.findByText('The profile configuration was saved.');
  expect(sent('memberProfile.update')).toEqual([
    {
      accountId: 'account1',
      showMemberProfile: { desktopClient: false, dashboard: false },
      fields: [grade, aField(), aField({ name: 'Seats', type: 'number', required: true })],
      removed: [],
      base: { showMemberProfile: { desktopClient: false, dashboard: false }, fields: [grade, aField()] },
    },
  ]);
  expect(form.queryByRole('textbox')).toBeNull();
  expect(save().disabled).toBe(true);
});

it.each([
  ['2nd team', /^Field name must start with a Latin letter, end with/],
  ['Team-', /^Field name must start with a Latin letter, end with/],
  ['team', 'Field name must be unique but "Team" already exists.'],
  ['Contact Email', 'Field name must be unique but "Contact Email" already exists.'],
])('MPR-009 does not save while the name %j is refused', async (name, sentence) => {
  const { form, save, add } = await open();
  await add(name);
  await form.findByText(sentence);
  expect(save().disabled).toBe(true);
});

it('reports that a field lacks a name, but not at the field before a person has visited it', async () => {
  const { form, user, save, remove } = await open();
  await user.click(form.getByRole('button', { name: 'Add field' }));
  expect(form.queryByText(/^Field name must/)).toBeNull();
  form.getByText('Each field needs a name that can be used.');
  expect(save().disabled).toBe(true);
  await remove('New field');
  expect(form.queryByText('Each field needs a name that can be used.')).toBeNull();
});

it('MPR-008 removes a field from the form only, and brings it back when the changes are discarded', async () => {
  const { user, form, remove, sent } = await open();
  await remove('Team');
  expect(form.queryByRole('group', { name: 'Team' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Discard changes' }));
  form.getByRole('group', { name: 'Team' });
  expect(sent('memberProfile.update')).toEqual([]);
});

it('MPR-008 asks before removed fields are forgotten by leaving, and keeps them saved', async () => {
  const { user, remove, sent } = await open();
  await remove('Team');
  await user.click(screen.getByRole('link', { name: 'Members' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'Member Profile Configuration' })).toBeNull(),
  );
  expect(sent('memberProfile.update')).toEqual([]);
});

it.each([
  [{ members: 0, isExact: true }, 'No member has a value there.'],
  [{ members: 1, isExact: true }, /^The values of 1 member are deleted for good\./],
  [{ members: 1000, isExact: false }, /^The values of more than 1,000 members are deleted for good\./],
])('asks before a field is removed, and says that %j have a value in it', async (use, consequence) => {
  const { user, save, remove, sent } = await open({}, { fieldUse: () => use });
  await remove('Team');
  await user.click(save());
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove the field Team?' });
  within(dialog).getByText(consequence);
  expect(sent('memberProfile.fieldUse')).toEqual([{ accountId: 'account1', names: ['Team'] }]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove and save' }));
  await screen.findByText('The profile configuration was saved.');
  expect(sent('memberProfile.update')).toMatchObject([{ fields: [grade], removed: ['Team'] }]);
});

it('follows the deletion of the values to its end', async () => {
  const task = aTask({ kind: 'memberProfile.dropFields' });
  const { user, save, remove, answerNow } = await open(
    {},
    { update: () => ({ configuration: aConfiguration({ fields: [grade], dropping: ['Team'] }), task }) },
  );
  answerNow({
    ...withConfiguration(aConfiguration({ fields: [grade] }), {
      update: () => ({ configuration: aConfiguration({ fields: [grade], dropping: ['Team'] }), task }),
      fieldUse: () => ({ members: 3, isExact: true }),
    }),
    tasks: {
      list: () => ({ items: [], total: 0, page: 1, pageSize: 25 }),
      get: () => ({ task: { ...task, status: 'done', done: 3, total: 3 } }),
    },
  });
  await remove('Team');
  await user.click(save());
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove the field Team?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove and save' }));
  await screen.findByText('The values of removed fields were deleted from 3 members.');
  await waitFor(() => expect(screen.queryByText(/still being deleted/)).toBeNull());
});

it('says whose values are still being deleted, and that their names cannot be used until then', async () => {
  const { form, add, save } = await open({ dropping: ['Seats'] });
  form.getByText(/^Values of removed fields are still being deleted: Seats\./);
  await add('Seats');
  form.getByText(/^"Seats" was removed and its values are still being deleted\./);
  expect(save().disabled).toBe(true);
});

it('MPR-026 says why the fields could not be saved, and keeps what was changed', async () => {
  const { user, form, save, add, answerNow } = await open();
  await add('Seats');
  answerNow(
    withConfiguration(aConfiguration({ fields: [grade, aField({ name: 'Shift' }), aField()] }), {
      update: () => {
        throw new AppError('conflict', 'memberProfile.name.locked', { field: 'Shift' });
      },
    }),
  );
  await user.click(save());
  await screen.findByText(
    'Failed to save member profile fields configuration: "Shift" is a saved field: it cannot be renamed or left out, only removed.',
  );
  await form.findByRole('group', { name: 'Shift' });
  form.getByRole('group', { name: 'Seats' });
});

it('MPR-026 says why it is not known what a removal would take away', async () => {
  const { user, save, remove } = await open(
    {},
    {
      fieldUse: () => {
        throw new AppError('forbidden', 'access.forbidden');
      },
    },
  );
  await remove('Team');
  await user.click(save());
  await screen.findByText(
    'Failed to save member profile fields configuration: You do not have permission to do this.',
  );
});

it('keeps what is changed while a save is under way', async () => {
  const saved = Promise.withResolvers<{ configuration: MemberProfileConfiguration; task: null }>();
  const { user, form, save, add, box, sent } = await open({}, { update: () => saved.promise });
  await add('Seats');
  await user.click(save());
  await user.click(box('Team', 'Required'));
  const fields = [grade, aField(), aField({ name: 'Seats' })];
  saved.resolve({ configuration: aConfiguration({ fields }), task: null });
  await screen.findByText('The profile configuration was saved.');
  expect(box('Team', 'Required').checked).toBe(true);
  expect(form.queryByRole('textbox')).toBeNull();
  await user.click(save());
  await waitFor(() =>
    expect(sent('memberProfile.update')[1]).toMatchObject({
      fields: [grade, aField({ required: true }), aField({ name: 'Seats' })],
      removed: [],
      base: { fields },
    }),
  );
});

it('shows what a colleague changes of a field, and keeps one’s own changes of it', async () => {
  let fields = [grade, aField()];
  const { user, save, box, sent } = await open(
    {},
    { get: () => ({ configuration: aConfiguration({ fields }) }) },
  );
  await user.click(box('Team', 'Required'));
  fields = [{ ...grade, visible: false }, aField({ editable: false })];
  comeBack();
  await waitFor(() => expect(box('Grade', 'Visible').checked).toBe(false));
  expect(box('Team', 'Required').checked).toBe(true);
  await user.click(save());
  await waitFor(() =>
    expect(sent('memberProfile.update')).toMatchObject([
      { fields: [{ visible: false }, { required: true, editable: false }], base: { fields } },
    ]),
  );
});

/** A page on which the person has made Team editable while a colleague has hidden it. */
async function openConflict() {
  const [seen, hidden] = [aField({ editable: false }), aField({ visible: false, editable: false })];
  let team = seen;
  const page = await open(
    { fields: [grade, seen] },
    { get: () => ({ configuration: aConfiguration({ fields: [grade, team] }) }) },
  );
  await page.user.click(page.box('Team', 'Editable'));
  team = hidden;
  comeBack();
  const notice = within(await page.row('Team').findByRole('alert'));
  return { ...page, hidden, notice };
}

it('shows both values in the row of a field that two people have changed differently, and keeps one’s own', async () => {
  const { notice, box } = await openConflict();
  notice.getByText('For members: theirs is hidden, yours is visible and editable.');
  expect(box('Team', 'Editable').checked).toBe(true);
});

it('saves one’s own value of a field in conflict once a person keeps it', async () => {
  const { user, notice, row, save, sent, hidden } = await openConflict();
  await user.click(notice.getByRole('button', { name: 'Keep mine' }));
  expect(row('Team').queryByRole('alert')).toBeNull();
  await user.click(save());
  await waitFor(() =>
    expect(sent('memberProfile.update')).toMatchObject([
      { fields: [grade, aField()], base: { fields: [grade, hidden] } },
    ]),
  );
});

it('shows the colleague’s value of a field in conflict once a person takes it', async () => {
  const { user, notice, row, box, save } = await openConflict();
  await user.click(notice.getByRole('button', { name: 'Take theirs' }));
  expect(row('Team').queryByRole('alert')).toBeNull();
  expect(box('Team', 'Visible').checked).toBe(false);
  expect(save().disabled).toBe(true);
});

it('says which fields a save has left as a colleague has saved them, and keeps one’s own values', async () => {
  const hidden = aField({ visible: false, editable: false });
  const { user, row, box, save } = await open(
    {},
    { update: () => ({ configuration: aConfiguration({ fields: [grade, hidden] }), task: null }) },
  );
  await user.click(box('Team', 'Editable'));
  await user.click(save());
  await screen.findByText('Changed by another person since, and not saved: Team.');
  row('Team').getByText('For members: theirs is hidden, yours is visible.');
  expect(box('Team', 'Visible').checked).toBe(true);
  expect(save().disabled).toBe(false);
});

it('shows what a colleague has saved since of a value that is put back', async () => {
  let team = aField({ visible: false, editable: false });
  const { user, row, box, save } = await open(
    {},
    { get: () => ({ configuration: aConfiguration({ fields: [team] }) }) },
  );
  await user.click(box('Team', 'Visible'));
  team = aField();
  comeBack();
  await row('Team').findByRole('alert');
  await user.click(box('Team', 'Visible'));
  expect(box('Team', 'Editable').checked).toBe(true);
  expect(save().disabled).toBe(true);
});

/** A page on which the person does something with Team before it is seen that a colleague has removed it. */
async function openRemoved(before: (page: Awaited<ReturnType<typeof open>>) => Promise<void>) {
  let fields = [grade, aField()];
  const page = await open({}, { get: () => ({ configuration: aConfiguration({ fields }) }) });
  await before(page);
  fields = [{ ...grade, required: true }];
  comeBack();
  await waitFor(() => expect(page.box('Grade', 'Required').checked).toBe(true));
  return page;
}
const removedByAnother = 'Removed by another person, so your changes cannot be saved: Team.';

it('says once that a colleague has removed a field that was changed, and does not send it', async () => {
  const { user, form, save, box, sent } = await openRemoved(({ user: person, box: boxOf }) =>
    person.click(boxOf('Team', 'Required')),
  );
  expect(screen.getAllByText(removedByAnother)).toHaveLength(1);
  expect(form.queryByRole('group', { name: 'Team' })).toBeNull();
  expect(save().disabled).toBe(true);
  await user.click(box('Grade', 'Required'));
  await user.click(save());
  await waitFor(() =>
    expect(sent('memberProfile.update')).toMatchObject([
      { fields: [grade], removed: [], base: { fields: [{ ...grade, required: true }] } },
    ]),
  );
});

it('says nothing of a field that both have removed', async () => {
  const { save } = await openRemoved(({ remove }) => remove('Team'));
  expect(screen.queryByText(removedByAnother)).toBeNull();
  expect(save().disabled).toBe(true);
});

it('keeps what is typed into a name while it is saved, as another new field', async () => {
  const saved = Promise.withResolvers<{ configuration: MemberProfileConfiguration; task: null }>();
  const { user, row, save, add, sent } = await open({}, { update: () => saved.promise });
  await add('Seats');
  await user.click(save());
  await user.type(row('Seats').getByRole('textbox'), ' by window');
  const fields = [grade, aField(), aField({ name: 'Seats' })];
  saved.resolve({ configuration: aConfiguration({ fields }), task: null });
  await screen.findByText('The profile configuration was saved.');
  row('Seats by window').getByRole('textbox');
  expect(row('Seats').queryByRole('textbox')).toBeNull();
  await user.click(save());
  await waitFor(() =>
    expect(sent('memberProfile.update')[1]).toMatchObject({
      fields: [...fields, aField({ name: 'Seats by window' })],
      base: { fields },
    }),
  );
});

it('keeps the order in which fields were added', async () => {
  const { user, form, add } = await open({ fields: [] });
  await add('Seats');
  await add('Desk');
  const [first] = form.getAllByRole('textbox');
  await user.type(first as HTMLElement, 'x');
  expect(form.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
    'Seatsx',
    'Desk',
  ]);
});

it('asks before the page is left while a save is under way', async () => {
  const { user, save, add } = await open({}, { update: () => new Promise<never>(() => undefined) });
  await add('Seats');
  await user.click(save());
  await user.click(screen.getByRole('link', { name: 'Members' }));
  await screen.findByRole('alertdialog');
});
