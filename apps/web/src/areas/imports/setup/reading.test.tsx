import { AppError } from '@campus/contracts/core/app-error';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { answerUploads } from '../../../../testing/fake-upload.ts';
import { anImport, anImportFile, importing } from '../../../../testing/imports.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const dates = { dates: 'monthFirst', decimals: '.', unsure: ['dates'] } as const;
const numbers = { dates: 'monthFirst', decimals: ',', unsure: [] as string[] } as const;

/** A file with one column for a custom date field, and one for a number field. */
function aWrittenFile(own: Partial<ImportFile> = {}): ImportFile {
  const [email] = anImportFile().columns;
  if (!email) throw new Error('The file has no column.');
  return anImportFile({
    columns: [
      email,
      {
        header: 'Start',
        field: 'custom:Start',
        samples: ['01/02/2026'],
        format: { ...dates, unsure: ['dates'] },
      },
      { header: 'Points', field: 'custom:Points', samples: ['1.250,5'], format: { ...numbers, unsure: [] } },
    ],
    ...own,
  });
}

async function openSetup(file: ImportFile, imports: NonNullable<Answers['imports']> = {}) {
  answerUploads({ status: 200, body: { file } });
  const fields = () => ({
    fields: [
      { name: 'Start', type: 'ISOTimeString' as const },
      { name: 'Points', type: 'number' as const },
    ],
  });
  const plan = () => ({ task: anImport({ task: { status: 'waiting' } }).task });
  const page = renderPage('/admin/import?tab=update', importing({ fields, plan, ...imports }));
  const chosen = new File(['Email'], file.name, { type: 'text/csv' });
  await page.user.upload(await screen.findByLabelText('CSV file', { selector: 'input' }), chosen);
  const form = within(await screen.findByRole('form', { name: 'Import' }));
  const select = (name: string) => form.getByLabelText<HTMLSelectElement>(name);
  const submit = () => page.user.click(form.getByRole('button', { name: 'Check the file' }));
  return { ...page, form, select, submit };
}

it('shows the formats of dates and numbers of each column, marks ambiguous ones, and accepts a correction', async () => {
  const page = await openSetup(aWrittenFile());
  const order = await page.form.findByLabelText<HTMLSelectElement>('How “Start” writes dates');
  expect(order.value).toBe('monthFirst');
  page.form.getByText(
    /^Dates such as 01\/02\/2026 can be read in two ways\. Check the order\. Dates without/,
  );
  expect(page.select('How “Points” writes numbers').value).toBe(',');
  expect(page.form.queryByText(/^Numbers such as/)).toBeNull();
  await page.user.selectOptions(order, 'Day first: 31/12/2026');
  await page.user.click(page.form.getByRole('checkbox', { name: /^Leave out values/ }));
  await page.submit();
  await waitFor(() => expect(page.sent('imports.plan')).toHaveLength(1));
  expect(page.sent('imports.plan')).toMatchObject([
    {
      formats: [{ dates: 'dayFirst', decimals: ',' }, { dates: 'dayFirst' }, { decimals: ',' }],
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      options: { leaveOutUnreadable: true },
    },
  ]);
});

it('asks for no format of columns that are left out', async () => {
  const page = await openSetup(aWrittenFile());
  await page.form.findByLabelText('How “Start” writes dates');
  await page.user.selectOptions(page.select('What “Start” becomes'), 'Left out');
  expect(page.form.queryByLabelText('How “Start” writes dates')).toBeNull();
});

it('reads the file in another encoding, keeps the other options, and is found again after a reload', async () => {
  const [email] = anImportFile().columns;
  const name = { header: 'Имя', field: 'displayName', samples: ['Ада'], format: { ...numbers, unsure: [] } };
  const cyrillic = anImportFile({ encoding: 'windows-1251', columns: email ? [email, name] : [] });
  const reread = () => ({ file: cyrillic });
  const page = await openSetup(anImportFile({ encoding: 'windows-1252' }), { reread });
  await page.user.click(page.form.getByRole('checkbox', { name: /^Overwrite Existing/ }));
  await page.user.selectOptions(page.select('Encoding'), 'WINDOWS-1251');
  await page.form.findByLabelText('What “Имя” becomes');
  expect(page.sent('imports.reread')).toEqual([
    { accountId: 'account1', fileId: 'file1', encoding: 'windows-1251' },
  ]);
  expect(document.activeElement).toBe(page.select('Encoding'));
  expect(page.form.queryByLabelText('What “Job” becomes')).toBeNull();
  page.unmount();
  const again = renderPage('/admin/import?tab=update&file=file1', importing());
  await screen.findByLabelText('What “Имя” becomes');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Overwrite Existing/ }).checked).toBe(true);
  again.unmount();
});

it('reads the file with its column names in another line, or in none', async () => {
  const [email] = anImportFile().columns;
  const below = anImportFile({ headerLine: 4, columns: email ? [{ ...email, header: 'Contact' }] : [] });
  const page = await openSetup(anImportFile(), { reread: () => ({ file: below }) });
  const line = page.select('Line of the column names');
  expect(line.value).toBe('1');
  await page.user.selectOptions(line, 'names in line 4');
  await page.form.findByLabelText('What “Contact” becomes');
  expect(page.select('Line of the column names').value).toBe('4');
  await page.user.selectOptions(page.select('Line of the column names'), 'no column names');
  await waitFor(() => expect(page.sent('imports.reread')).toHaveLength(2));
  expect(page.sent('imports.reread')).toEqual([
    { accountId: 'account1', fileId: 'file1', headerLine: 4 },
    { accountId: 'account1', fileId: 'file1', headerLine: 0 },
  ]);
});

it('shows each sample of a column in its own direction', async () => {
  const page = await openSetup(anImportFile());
  const samples = ['bola@example.org', 'chidi@example.org'].map(
    (sample) => page.form.getByText(sample).tagName,
  );
  expect(samples).toEqual(['BDI', 'BDI']);
});

it.each([
  [null, 1],
  [{ count: 1, line: 3 }, 0],
])('says that an encoding is a guess, unless characters cannot be read: %j', async (oddBytes, shown) => {
  const { form } = await openSetup(
    anImportFile({ encoding: 'windows-1252', encodingUnsure: true, oddBytes }),
  );
  const guess = /^WINDOWS-1252 is a guess, because the file does not name its encoding\./;
  expect(form.queryAllByText(guess)).toHaveLength(shown);
});

it('says how much of a file does not fit its encoding, and why it could not be read again', async () => {
  const reread = () => {
    throw new AppError('notFound', 'imports.file.notFound');
  };
  const page = await openSetup(anImportFile({ oddBytes: { count: 1200, line: 3 } }), { reread });
  page.form.getByText(/^1,200 characters of this file cannot be read as UTF-8, the first in line 3\./);
  await page.user.selectOptions(page.select('Separator'), 'commas');
  await screen.findByText(/^The file could not be read again: This file could not be found\./);
  expect(page.select('Separator').value).toBe(';');
});
