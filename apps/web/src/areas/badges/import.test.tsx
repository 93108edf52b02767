import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withBadges } from '../../../testing/badges.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { answerUploads, uploadRefusal } from '../../../testing/fake-upload.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';
import { aDoneTask, aTask } from '../../../testing/tasks.ts';

const csv = (name = 'emails.csv') => new File(['ana@example.org\n'], name, { type: 'text/csv' });
const started = { status: 200, body: { task: aTask({ kind: 'badges.import' }) } };

/** Opens the form with an import that has already ended in the given way when first polled. */
async function openForm(ended: Parameters<typeof aTask>[0] = {}) {
  const task = aDoneTask({ kind: 'badges.import', ...ended });
  const tasks = { list: () => onePage([]), get: () => ({ task }) };
  const page = renderPage('/admin/badges', { ...withBadges(), tasks });
  const form = within(await screen.findByRole('form', { name: 'Badge Assignment Import' }));
  await form.findByRole('option', { name: 'Explorer' });
  const button = form.getByRole<HTMLButtonElement>('button', { name: 'Import' });
  const choose = (file: File) =>
    page.user.upload(form.getByLabelText('CSV file', { selector: 'input' }), file);
  const checkbox = (name: string) => form.getByRole<HTMLInputElement>('checkbox', { name });
  const badge = (name: string) => page.user.selectOptions(form.getByLabelText('Badge'), name);
  return { ...page, form, button, choose, checkbox, badge };
}

it('BDG-007 clears the one of Unassign Badges and Overwrite Badges when the other is chosen', async () => {
  const { user, checkbox } = await openForm();
  await user.click(checkbox('Unassign Badges'));
  await user.click(checkbox('Overwrite Badges'));
  expect(checkbox('Unassign Badges').checked).toBe(false);
  expect(checkbox('Overwrite Badges').checked).toBe(true);
  await user.click(checkbox('Unassign Badges'));
  expect(checkbox('Unassign Badges').checked).toBe(true);
  expect(checkbox('Overwrite Badges').checked).toBe(false);
});

it('BDG-010 lets an import begin only with a valid email, a file, and a badge or Unassign Badges', async () => {
  const { user, form, button, choose, checkbox, badge } = await openForm();
  const email = form.getByLabelText('Export Email');
  expect(button.disabled).toBe(true);
  form.getByText('A file has not been uploaded.');
  await choose(csv());
  await form.findByText('Choose a badge, or Unassign Badges.');
  expect(button.disabled).toBe(true);
  await badge('Explorer');
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.clear(email);
  await form.findByText('An export email has not been entered.');
  expect(button.disabled).toBe(true);
  await enterText(user, email, 'dean@example');
  await form.findByText('Invalid Email');
  expect(button.disabled).toBe(true);
  await enterText(user, email, '.org');
  await waitFor(() => expect(button.disabled).toBe(false));
  await badge('Choose a badge');
  await waitFor(() => expect(button.disabled).toBe(true));
  await user.click(checkbox('Unassign Badges'));
  await waitFor(() => expect(button.disabled).toBe(false));
});

it('starts an import with what the form holds, asks for the next file, and keeps the choices', async () => {
  const uploads = answerUploads(started);
  const { user, form, button, choose, checkbox, badge } = await openForm();
  await choose(csv());
  await badge('Explorer');
  await user.click(checkbox('Overwrite Badges'));
  await user.click(button);
  await screen.findByText('The import was started. Its result is mailed to ana@example.org.');
  expect(uploads).toMatchObject([
    { method: 'POST', url: '/files/accounts/account1/badge-assignments/import' },
  ]);
  const fields = [...(uploads[0]?.form ?? [])].filter(([, value]) => typeof value === 'string');
  expect(Object.fromEntries(fields)).toEqual({
    exportEmail: 'ana@example.org',
    badgeId: 'badge1',
    unassignBadges: 'false',
    overwriteBadges: 'true',
  });
  expect(uploads[0]?.form?.get('file')).toMatchObject({ name: 'emails.csv' });
  await form.findByText('A file has not been uploaded.');
  expect(checkbox('Overwrite Badges').checked).toBe(true);
});

it.each([
  { ended: { done: 127 }, said: 'Explorer was given to 127 members.', kept: 0 },
  {
    ended: { done: 1200, skipped: 3, failed: 1 },
    said: 'Explorer was given to 1,200 members. Skipped: 3. Failed: 1.',
    kept: 1,
  },
  { ended: { done: 1 }, takes: 'Explorer', said: 'Explorer was taken from 1 member.', kept: 0 },
  { ended: { done: 2 }, takes: 'All badges', said: 'All badges were taken from 2 members.', kept: 0 },
])('names the badge and how many members got or lost it, and reloads them: $said', async (given) => {
  answerUploads(started);
  const { user, button, choose, checkbox, badge, sent } = await openForm(given.ended);
  await choose(csv());
  if (given.takes) await user.click(checkbox('Unassign Badges'));
  await badge(given.takes ?? 'Explorer');
  await user.click(button);
  await screen.findByText(given.said);
  screen.getByRole('button', { name: `Notifications: ${given.kept}` });
  await waitFor(() => expect(sent('badges.list')).toHaveLength(2));
  await waitFor(() => expect(sent('badges.listAssignments')).toHaveLength(2));
});

it('takes no other file than CSV', async () => {
  const { form } = await openForm();
  fireEvent.drop(form.getByRole('group', { name: 'CSV file' }), {
    dataTransfer: { files: [csv('emails.xlsx')] },
  });
  await form.findByText('Invalid file type. Allowed file types: csv');
  form.getByText('A file has not been uploaded.');
});

const tooLarge = uploadRefusal('badges.import.tooLarge', 'refused', 'PAYLOAD_TOO_LARGE');
const notFound = uploadRefusal('badges.notFound', 'refused', 'NOT_FOUND');
const toUpload = 'Failed to upload import file: ';

it.each([
  { row: 'BDG-024', sentence: `${toUpload}The file can be at most 5 MB large.`, answer: tooLarge, part: 1 },
  {
    row: 'BDG-024',
    sentence: `${toUpload}The server cannot be reached. Please check your connection and try again.`,
    answer: undefined,
    part: 0.5,
  },
  {
    row: 'BDG-025',
    sentence: 'Failed to initiate badge import: This badge could not be found.',
    answer: notFound,
    part: 1,
  },
])('$row says "$sentence" and keeps the file', async ({ sentence, answer, part }) => {
  answerUploads(answer, part);
  const { user, form, button, choose, badge } = await openForm();
  await choose(csv());
  await badge('Explorer');
  await user.click(button);
  await screen.findByText(sentence);
  form.getByText('emails.csv');
});
