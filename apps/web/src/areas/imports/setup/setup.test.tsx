import { AppError } from '@campus/contracts/core/app-error';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import type { ImportKind } from '@campus/domain/imports/imports';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { answerUploads } from '../../../../testing/fake-upload.ts';
import { anImport, anImportFile, importing } from '../../../../testing/imports.ts';
import { anEnteredAccount } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

type Setup = {
  tab?: 'update' | 'delete';
  file?: ImportFile;
  imports?: Answers['imports'];
  account?: ReturnType<typeof anEnteredAccount>;
};

/** Opens the setup form of a file that was just uploaded. */
async function openSetup({ tab = 'update', file = anImportFile(), imports = {}, account }: Setup = {}) {
  answerUploads({ status: 200, body: { file } });
  const plan = ({ kind }: { kind: ImportKind }) => ({
    task: anImport({ task: { status: 'waiting', kind: `imports.${kind}` as const } }).task,
  });
  const answers = importing({ plan, ...imports }, account);
  const tasks = { ...answers.tasks, get: () => ({ task: anImport({ task: { status: 'done' } }).task }) };
  const page = renderPage(`/admin/import?tab=${tab}`, { ...answers, tasks });
  await page.user.upload(
    await screen.findByLabelText('CSV file', { selector: 'input' }),
    new File(['Email'], file.name, { type: 'text/csv' }),
  );
  const form = within(await screen.findByRole('form', { name: 'Import' }));
  const checkbox = (name: string) => form.getByRole<HTMLInputElement>('checkbox', { name });
  const column = (name: string) => form.getByLabelText<HTMLSelectElement>(`What “${name}” becomes`);
  const submit = (name = 'Check the file') => page.user.click(form.getByRole('button', { name }));
  return { ...page, form, checkbox, column, submit, sentPlans: () => page.sent('imports.plan') };
}

it('shows how the columns were understood, and takes corrections', async () => {
  const page = await openSetup();
  page.form.getByText('81.9 kB');
  expect(page.form.getByLabelText<HTMLSelectElement>('Encoding').value).toBe('utf-8');
  expect(page.form.getByLabelText<HTMLSelectElement>('Separator').value).toBe(';');
  expect(page.column('E-Mail').value).toBe('email');
  expect(page.column('Job').value).toBe('title');
  expect(page.column('Shoe size').value).toBe('');
  page.form.getByTitle('bola@example.org · chidi@example.org');
  await page.form.findAllByRole('option', { name: 'Faculty' });
  await page.user.selectOptions(page.column('Shoe size'), 'Faculty');
  await page.user.selectOptions(page.column('Job'), 'Left out');
  await page.submit();
  await waitFor(() => expect(page.sentPlans()).toHaveLength(1));
  expect(page.sentPlans()).toMatchObject([
    {
      accountId: 'account1',
      fileId: 'file1',
      kind: 'memberships',
      hasHeader: true,
      columns: ['email', '', 'custom:Faculty'],
      exportEmail: 'ana@example.org',
      rowErrors: 'skip',
      review: true,
      options: { overwriteData: false, overwriteBadges: false, badges: [], permission: 'member' },
    },
  ]);
  await screen.findByText('Needs review');
  expect(page.address()).toBe('/admin/import?tab=update&import=import1');
});

it('shows the first row as one of the people where it does not name the columns', async () => {
  const { columns } = anImportFile();
  const unnamed = columns.map((column) => ({ ...column, header: '' }));
  const file = anImportFile({ hasHeader: false, headerLine: null, columns: unnamed });
  const { form } = await openSetup({ file });
  expect(form.getByLabelText<HTMLSelectElement>('What “Column 1” becomes').value).toBe('email');
  form.getByTitle('bola@example.org · chidi@example.org');
});

it.each([
  {
    column: 'E-Mail',
    field: 'Left out',
    sentence: 'Choose the column that holds the email.',
    marked: ['E-Mail', 'Job', 'Shoe size'],
  },
  {
    column: 'Job',
    field: 'Identification Email',
    sentence: 'Only one column can become “Identification Email”.',
    marked: ['E-Mail', 'Job'],
  },
  {
    column: 'Shoe size',
    field: 'Title',
    sentence: 'Only one column can become “Title”.',
    marked: ['Job', 'Shoe size'],
  },
])('says "$sentence", marks the columns, and plans nothing', async ({ column, field, sentence, marked }) => {
  const page = await openSetup();
  await page.user.selectOptions(page.column(column), field);
  await page.submit();
  await page.form.findByText(sentence);
  expect(document.activeElement).toBe(page.column(marked[0] ?? ''));
  const isMarked = (name: string) => page.column(name).getAttribute('aria-invalid') === 'true';
  expect(['E-Mail', 'Job', 'Shoe size'].filter(isMarked)).toEqual(marked);
  expect(page.sentPlans()).toEqual([]);
});

it('IMP-014 IMP-015 lets badges be overwritten only while information is, and not any more without', async () => {
  const { user, checkbox } = await openSetup();
  expect(checkbox('Overwrite Badges').disabled).toBe(true);
  await user.click(checkbox('Overwrite Existing User Information'));
  await waitFor(() => expect(checkbox('Overwrite Badges').disabled).toBe(false));
  await user.click(checkbox('Overwrite Badges'));
  expect(checkbox('Overwrite Badges').checked).toBe(true);
  await user.click(checkbox('Overwrite Existing User Information'));
  await waitFor(() => expect(checkbox('Overwrite Badges').disabled).toBe(true));
  expect(checkbox('Overwrite Badges').checked).toBe(false);
});

it('gives everybody in the file what was chosen, and says it in the mails to new people', async () => {
  const page = await openSetup();
  await page.user.click(await page.form.findByRole('checkbox', { name: 'Explorer' }));
  await page.user.selectOptions(page.form.getByLabelText('Role of new people'), 'Leader');
  await page.user.selectOptions(page.form.getByLabelText('Team of new people'), 'AA');
  await enterText(page.user, page.form.getByLabelText('Subject'), 'Come in');
  await page.submit();
  await waitFor(() => expect(page.sentPlans()).toHaveLength(1));
  expect(page.sentPlans()).toMatchObject([
    {
      options: {
        badges: ['badge1'],
        permission: 'leader',
        teamId: '26',
        emailData: { subject: 'Come in', sendTarget: 'all' },
      },
    },
  ]);
});

it.each([
  {
    tab: 'update' as const,
    kind: 'memberships',
    sentence: 'Processing membership updates. Email will be sent on completion.',
  },
  {
    tab: 'update' as const,
    kind: 'invitations',
    sentence: 'Successfully uploaded file. Processing the invitations.',
  },
  {
    tab: 'delete' as const,
    kind: 'deletions',
    sentence: 'Processing member deletions. Email will be sent on completion.',
  },
])(
  'IMP-012 IMP-029 IMP-031 IMP-033 imports $kind without a look at them',
  async ({ tab, kind, sentence }) => {
    const page = await openSetup({ tab });
    if (kind === 'invitations')
      await page.user.selectOptions(
        page.form.getByLabelText('People in the file'),
        'Only invite: members stay as they are',
      );
    await page.user.click(page.checkbox('Review the changes first'));
    await page.user.selectOptions(
      await page.form.findByLabelText('If some rows have errors'),
      'Import nothing',
    );
    await page.submit('Import now');
    if (kind === 'deletions') {
      const question = within(
        await screen.findByRole('alertdialog', { name: /^Import people.csv without a review/ }),
      );
      question.getByText(/lose their role, badges, and profile values in Demo Campus at once/);
      expect(page.sentPlans()).toEqual([]);
      await page.user.click(question.getByRole('button', { name: 'Import now' }));
    }
    await screen.findByText(sentence);
    expect(page.sentPlans()).toMatchObject([{ kind, review: false, rowErrors: 'refuse' }]);
    await screen.findByText(/^Import done: 0 done, 950 skipped, 50 failed\.$/);
    page.navigate(`/admin/import?tab=${tab}&file=file1`);
    await screen.findByText('This file is no longer available. Please choose it again.');
  },
);

it('IMP-013 IMP-030 says that members could not be imported, and why, and keeps the form', async () => {
  const plan = () => {
    throw new AppError('forbidden', 'access.forbidden');
  };
  const page = await openSetup({ imports: { plan } });
  const overwrite = page.checkbox('Overwrite Existing User Information');
  await page.user.click(overwrite);
  await page.submit();
  await screen.findByText('Unable to process membership import.');
  await page.form.findByText('You do not have permission to do this.');
  expect(overwrite.isConnected && overwrite.checked).toBe(true);
  await page.user.click(page.checkbox('Review the changes first'));
  await page.submit('Import now');
  await waitFor(() => expect(page.sentPlans()).toHaveLength(2));
});

it('uses only the email of a file of deletions, and omits the settings for new people', async () => {
  const page = await openSetup({ tab: 'delete' });
  expect(page.column('Job').value).toBe('');
  expect(within(page.column('Job')).getAllByRole('option')).toHaveLength(2);
  expect(page.form.queryByLabelText('Role of new people')).toBeNull();
  await page.user.clear(page.form.getByLabelText('Export Email'));
  await page.submit();
  await page.form.findByText('An export email has not been entered.');
  expect(page.sentPlans()).toEqual([]);
});

it('IMP-004 asks nothing about new people where invites are disabled', async () => {
  const page = await openSetup({ account: anEnteredAccount({ invitesDisabled: true }) });
  expect(page.form.queryByLabelText('People in the file')).toBeNull();
  expect(page.form.queryByLabelText('Role of new people')).toBeNull();
  expect(page.form.queryByLabelText('Subject')).toBeNull();
  page.checkbox('Overwrite Existing User Information');
});

it('restores the choices after a reload', async () => {
  const page = await openSetup();
  await page.user.selectOptions(page.column('Job'), 'Left out');
  await page.user.click(page.checkbox('Overwrite Existing User Information'));
  page.unmount();
  renderPage('/admin/import?tab=update&file=file1', importing());
  const job = await screen.findByLabelText<HTMLSelectElement>('What “Job” becomes');
  expect(job.value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Overwrite Existing/ }).checked).toBe(true);
});
