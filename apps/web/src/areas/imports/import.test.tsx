import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { choose } from '../../../testing/choose.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anImport, anImportRow, importing } from '../../../testing/imports.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';

type Import = ReturnType<typeof anImport>;

function withImport(details: Import, imports: NonNullable<Answers['imports']> = {}): Answers {
  const answers = importing({ get: () => ({ import: details }), ...imports });
  return { ...answers, tasks: { ...answers.tasks, get: () => ({ task: details.task }) } };
}

/** Opens the page of an import. */
function openImport(details: Import, imports: NonNullable<Answers['imports']> = {}) {
  const tab = details.kind === 'deletions' ? 'delete' : 'update';
  return renderPage(`/admin/import?tab=${tab}&import=import1`, withImport(details, imports));
}

const deletions = anImport({
  kind: 'deletions',
  actions: { remove: 12, unchanged: 1 },
  task: { kind: 'imports.deletions', total: 13 },
});

it('says what applying a plan would do, and shows each row with old and new values', async () => {
  openImport(anImport());
  await screen.findByText('Applying this will invite 2,100 people and update 1,900 members.');
  screen.getByText('950 rows would change nothing.');
  screen.getByText('50 rows with errors will be skipped.');
  screen.getByText('Fills in empty fields only · Invitations are mailed to: Everyone');
  screen.getByText('Needs review');
  const row = (await screen.findByText('bola@example.org')).closest('tr');
  expect(row?.querySelector('del')?.textContent).toBe('Professor');
  expect(row?.querySelector('ins')?.textContent).toBe('Dean');
  expect(row?.textContent).toContain('Title');
});

it('says how a plan goes about members, and what the mails to others say', async () => {
  const emailData = { ...anImport().options.emailData, sendTarget: 'none' as const, subject: 'Come in' };
  openImport(anImport({ options: { overwriteData: true, overwriteBadges: true, emailData } }));
  await screen.findByText(
    'Overwrites existing values of members · Replaces their badges · Invitations are mailed to: Nobody · Subject: Come in',
  );
});

it('shows the rows of one action, keeps the action in the address, and says why nothing can be done', async () => {
  const wrong = anImportRow({
    label: '',
    action: 'error',
    changes: [],
    reason: 'This is not an email address.',
  });
  const page = openImport(anImport(), {
    rows: ({ action }) => onePage(action === 'error' ? [wrong] : [anImportRow()], action ? 30 : 5000),
  });
  await page.user.click(await screen.findByRole('button', { name: '30 Error' }));
  const row = (await screen.findByText('This is not an email address.')).closest('tr');
  expect(row?.textContent).toContain('(no email)');
  expect(page.address()).toBe('/admin/import?tab=update&import=import1&action=error');
  await page.user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(page.sent('imports.rows').at(-1)).toMatchObject({ action: 'error', page: 2 }));
  await page.user.click(screen.getByRole('button', { name: '5,000 All rows' }));
  await screen.findByText('bola@example.org');
  expect(page.address()).toBe('/admin/import?tab=update&import=import1');
});

it('IMP-012 IMP-029 applies a plan after a question that states its effect, and shows the result', async () => {
  const page = openImport(anImport());
  await page.user.click(await screen.findByRole('button', { name: 'Apply' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Apply people.csv?' }));
  question.getByText(/^Applying this will invite 2,100 people and update 1,900 members\./);
  const running = anImport({ task: { status: 'running', done: 1000 } });
  page.answerNow(withImport(running, { applyPlan: () => ({ task: running.task }) }));
  await page.user.click(question.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Processing membership updates. Email will be sent on completion.');
  expect(page.sent('imports.applyPlan')).toEqual([{ accountId: 'account1', taskId: 'import1' }]);
  await screen.findByRole('progressbar', { name: 'Import members' });
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  screen.getByRole('button', { name: 'Stop' });
  const file = { name: 'people.csv', bytes: 812, until: '2026-11-17T10:01:00.000Z' };
  page.answerNow(withImport(anImport({ task: { status: 'done', done: 4000, file } })));
  await screen.findByText('Import done: 4,000 done, 950 skipped, 50 failed.');
  await screen.findByRole('button', { name: 'Download (812 bytes)' });
  screen.getByText('4,000 done · 950 skipped · 50 failed');
});

it('says what deleting takes away before members are deleted', async () => {
  const page = openImport(deletions);
  await screen.findByText('Applying this will delete 12 members.');
  await page.user.click(screen.getByRole('button', { name: 'Apply' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(
    /They lose their role, badges, and profile values in Demo Campus at once\. This cannot be undone\./,
  );
  await page.user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(page.sent('imports.applyPlan')).toEqual([]);
});

it('says why a plan could not be applied, and does not change it', async () => {
  const page = openImport(anImport(), {
    applyPlan: () => {
      throw new AppError('conflict', 'imports.notPlanned');
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Apply' }));
  const question = within(await screen.findByRole('alertdialog'));
  await page.user.click(question.getByRole('button', { name: 'Apply' }));
  await screen.findByText(
    'The import could not be applied: Only an import that is waiting for a review can be applied.',
  );
  screen.getByText('Needs review');
});

it('discards a plan, of which nothing is changed and nothing is mailed', async () => {
  const page = openImport(anImport());
  await page.user.click(await screen.findByRole('button', { name: 'Discard' }));
  screen.getByText(/The result is mailed to/);
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Discard the import of people.csv?' }),
  );
  const discarded = anImport({ task: { status: 'cancelled' } });
  const answers = withImport(discarded);
  const cancel = () => ({ task: discarded.task });
  page.answerNow({ ...answers, tasks: { ...answers.tasks, cancel } });
  await page.user.click(question.getByRole('button', { name: 'Discard' }));
  await screen.findByText('This import was discarded; nothing was changed.');
  screen.getByText('Discarded');
  expect(screen.queryByText(/The result is mailed to/)).toBeNull();
  expect(page.sent('tasks.cancel')).toEqual([{ accountId: 'account1', taskId: 'import1' }]);
});

it('goes back from a plan to its columns and options, in any browser, and plans again, with the focus on the new plan', async () => {
  const emailData = { ...anImport().options.emailData, subject: 'Come in' };
  const made = anImport({
    columns: ['email', '', 'title'],
    options: { overwriteData: true, emailData, permission: 'leader', teamId: '26' },
  });
  const page = openImport(made);
  await page.user.click(await screen.findByRole('button', { name: 'Change columns and options' }));
  expect(page.address()).toBe('/admin/import?tab=update&file=file1');
  const overwrite = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Overwrite Existing/ });
  expect(overwrite.checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('What “Job” becomes').value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('What “Shoe size” becomes').value).toBe('title');
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Come in');
  const next = anImport({ task: { id: 'import2' } });
  const answers = withImport(next, { plan: () => ({ task: next.task }) });
  page.answerNow({ ...answers, tasks: { ...answers.tasks, cancel: () => ({ task: next.task }) } });
  await page.user.click(screen.getByRole('button', { name: 'Check the file' }));
  await waitFor(() => expect(page.address()).toBe('/admin/import?tab=update&import=import2'));
  const review = await screen.findByRole('heading', { level: 2, name: next.fileName });
  await waitFor(() => expect(document.activeElement).toBe(review));
  expect(page.sent('imports.plan')).toMatchObject([
    { columns: ['email', '', 'title'], options: made.options },
  ]);
  expect(page.sent('tasks.cancel')).toEqual([{ accountId: 'account1', taskId: 'import1' }]);
});

it.each([
  ['whose file is deleted', anImport({ fileId: null })],
  [
    'of another person',
    anImport({ task: { requestedBy: { id: 'user2', email: 'bo@example.org', name: 'Bo' } } }),
  ],
])('offers no change of the columns of a plan %s', async (_, details) => {
  openImport(details);
  await screen.findByRole('button', { name: 'Apply' });
  expect(screen.queryByRole('button', { name: 'Change columns and options' })).toBeNull();
});

it.each([
  {
    actions: { unchanged: 7 },
    total: 7,
    sentence: /^Nothing to change: everything already matches the file\.$/,
  },
  { actions: { error: 7 }, total: 7, sentence: /^No row can be applied\./ },
  { actions: {}, total: 0, sentence: /^The file has no rows\.$/ },
])('offers nothing to apply for a plan without changes: $sentence', async ({ actions, total, sentence }) => {
  openImport(anImport({ actions, task: { total } }));
  await screen.findByText(sentence);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

it('tells how many rows were read while the plan is being made', async () => {
  openImport(anImport({ actions: { create: 1200 }, task: { status: 'waiting', total: 1200 } }));
  await screen.findByText(/1,200 rows so far\. Nothing has been changed yet\./);
  screen.getByRole('progressbar', { name: 'Comparing the file with the account' });
  screen.getByRole('button', { name: 'Discard' });
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

it('says nothing of rows before the first of them is read', async () => {
  const page = openImport(anImport({ actions: {}, task: { status: 'waiting', total: 0 } }), {
    rows: () => onePage([]),
  });
  await screen.findByText(/0 rows so far\./);
  await waitFor(() => expect(page.sent('imports.rows')).toHaveLength(1));
  expect(screen.queryByText('No rows match this filter.')).toBeNull();
});

it('shows rows by outcome after an import is done', async () => {
  const page = openImport(anImport({ task: { status: 'done', done: 4000 } }), {
    rows: ({ outcome }) => onePage([anImportRow({ outcome: outcome ?? 'done' })], 4000),
  });
  await page.user.click(await screen.findByRole('button', { name: '50 Failed' }));
  await waitFor(() => expect(page.address()).toContain('outcome=failed'));
  const row = (await screen.findByText('bola@example.org')).closest('tr');
  await waitFor(() => expect(row?.textContent).toContain('Failed'));
});

it('shows all rows of a result, regardless of the filter of its plan', async () => {
  const done = anImport({ task: { status: 'done', done: 4000 } });
  const page = renderPage('/admin/import?tab=update&import=import1&action=error', withImport(done));
  await screen.findByText('bola@example.org');
  expect(page.sent('imports.rows').at(-1)).toEqual({ accountId: 'account1', taskId: 'import1', page: 1 });
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('5,000All rows');
});

it('says why an import failed as a whole', async () => {
  const reason = 'The quotes do not match.';
  openImport(anImport({ actions: {}, task: { status: 'failed', reason, total: 0 } }));
  await screen.findByText(reason);
});

it('says that an import is not there any more', async () => {
  openImport(anImport(), {
    get: () => {
      throw new AppError('notFound', 'imports.notFound');
    },
  });
  await screen.findByText('This import could not be found. Plans and results are kept for seven days.');
});

it('lists the imports, and leads to each', async () => {
  const page = renderPage(
    '/admin/import?tab=update',
    importing({
      list: () =>
        onePage([
          anImport({ fileName: 'new.csv', task: { id: 'import2' } }),
          {
            ...deletions,
            fileName: 'gone.csv',
            task: { ...deletions.task, status: 'done' as const, done: 12 },
          },
        ]),
      get: () => ({ import: deletions }),
    }),
  );
  const link = await screen.findByRole('link', { name: 'new.csv' });
  expect(link.closest('li')?.textContent).toContain('Invite: 2,100 · Update: 1,900 · Unchanged: 950');
  await page.user.click(screen.getByRole('link', { name: 'gone.csv' }));
  expect(page.address()).toBe('/admin/import?tab=delete&import=import1');
  await screen.findByRole('heading', { name: 'people.csv' });
});

it('corrects a row with an error in the plan, and says what is still wrong', async () => {
  const wrong = anImportRow({
    position: 7,
    line: 8,
    label: 'nobody',
    action: 'error',
    changes: [],
    reason: 'The email of this row is not an email address.',
    cells: [
      { field: 'email', value: 'nobody' },
      { field: 'title', value: 'Dean' },
    ],
  });
  const answered = [
    { row: anImportRow({ ...wrong, reason: 'There is no role “Chief”.' }) },
    { row: anImportRow({ ...wrong, action: 'create', reason: '', cells: [] }) },
  ];
  const page = openImport(anImport(), {
    rows: () => onePage([wrong, anImportRow({ position: 8 })]),
    correctRow: () => answered.shift() ?? { row: wrong },
  });
  await screen.findByText('bola@example.org');
  expect(screen.queryByRole('button', { name: 'Actions for bola@example.org' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Actions for nobody' }));
  await choose(page.user, 'Correct…');
  const form = within(await screen.findByRole('form', { name: 'Correct line 8' }));
  screen.getByText(/^The email of this row is not an email address\./, {
    selector: '[data-part=description]',
  });
  const email = form.getByLabelText('Identification Email');
  await page.user.clear(email);
  await enterText(page.user, email, 'ann@example.org');
  await page.user.click(form.getByRole('button', { name: 'Check again' }));
  await form.findByText('There is no role “Chief”.');
  await page.user.click(form.getByRole('button', { name: 'Check again' }));
  await screen.findByText('Line 8 is corrected: Invite');
  expect(screen.queryByRole('form', { name: 'Correct line 8' })).toBeNull();
  expect(page.sent('imports.correctRow')[0]).toMatchObject({
    taskId: 'import1',
    position: 7,
    cells: [
      { field: 'email', value: 'ann@example.org' },
      { field: 'title', value: 'Dean' },
    ],
  });
});
