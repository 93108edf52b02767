import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerUploads, uploadRefusal } from '../../../../testing/fake-upload.ts';
import { anImport, anImportFile, importing } from '../../../../testing/imports.ts';
import { anEnteredAccount } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const update = '/admin/import?tab=update';
const mail = '“Ann Lee” <ann@example.org>, bob@example.org; dean';
const planned = anImport({ fileName: 'Pasted people.csv', task: { id: 'import9' } });
const planning = { plan: () => ({ task: planned.task }), get: () => ({ import: planned }) };

async function paste(page: ReturnType<typeof renderPage>, text: string) {
  await page.user.click(await screen.findByRole('textbox', { name: 'Names and addresses' }));
  await page.user.paste(text);
}

const table = async () => within(await screen.findByRole('grid', { name: 'Pasted people' }));

/** The content of the file that was uploaded. */
async function uploaded(sent: ReturnType<typeof answerUploads>): Promise<string> {
  const file = sent[0]?.form?.get('file');
  return file instanceof File ? (await file.text()).replace('\uFEFF', '') : '';
}

it('IMP-025 invites people pasted from a mail in one plan: three clicks to the plan', async () => {
  const sent = answerUploads({ status: 200, body: { file: anImportFile() } });
  const page = renderPage(update, importing(planning));
  await paste(page, mail);
  const heading = await screen.findByRole('heading', { name: '2 people found' });
  expect(document.activeElement).toBe(heading);
  const people = await table();
  people.getByText('Lee');
  people.getByText('Not used: dean');
  await page.user.click(screen.getByRole('button', { name: 'Check these people' }));
  await waitFor(() => expect(page.address()).toBe('/admin/import?tab=update&import=import9'));
  await screen.findByRole('heading', { name: 'Pasted people.csv' });
  expect(await uploaded(sent)).toBe(
    '"Identification Email","First Name","Last Name"\r\n"ann@example.org","Ann","Lee"\r\n"bob@example.org","",""\r\n',
  );
  expect(page.sent('imports.plan')).toMatchObject([
    {
      fileId: 'file1',
      kind: 'invitations',
      hasHeader: true,
      columns: ['email', 'firstName', 'lastName'],
      review: true,
      options: { overwriteData: false },
    },
  ]);
});

it.each([
  [update, anEnteredAccount({ invitesDisabled: true }), 'memberships'],
  ['/admin/import?tab=delete', anEnteredAccount(), 'deletions'],
])('plans at %s what that tab does', async (address, account, kind) => {
  answerUploads({ status: 200, body: { file: anImportFile() } });
  const page = renderPage(address, importing(planning, account));
  await paste(page, 'ann@example.org');
  await page.user.click(await screen.findByRole('button', { name: 'Check these people' }));
  await waitFor(() => expect(page.sent('imports.plan')).toMatchObject([{ kind }]));
});

it('corrects a row in the table, removes another, and keeps both as text', async () => {
  const page = renderPage(update, importing());
  await paste(page, 'Ann Lee <ann@@example.org>\nHello all\nbob@example.org');
  await screen.findByText(
    'Rows without a usable address: 2. What you do not correct here stays in the plan as an error.',
  );
  (await table()).getByText('There is no email in this row.');
  await page.user.click(screen.getByRole('checkbox', { name: 'Show only rows without a usable address' }));
  expect((await table()).queryByText('bob@example.org')).toBeNull();
  await page.user.click((await table()).getByText('ann@@example.org'));
  const box = await screen.findByRole('textbox', { name: 'Identification Email' });
  await page.user.clear(box);
  await page.user.type(box, 'ann@example.org{Enter}');
  await screen.findByText(/^Rows without a usable address: 1\./);
  await page.user.click(screen.getByRole('button', { name: 'Edit as text' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Names and addresses' });
  expect(text.value.split('\n')).toEqual([
    'Identification Email\tFirst Name\tLast Name',
    'ann@example.org\tAnn\tLee',
    '\tHello\tall',
    'bob@example.org\t\t',
  ]);
  await page.user.click(screen.getByRole('button', { name: 'Show as a table' }));
  await screen.findByRole('heading', { name: '3 people found' });
});

it('says why a text cannot be read, and loses nothing of it', async () => {
  const page = renderPage(update, importing());
  await paste(page, '---');
  await screen.findByText('There are no names or addresses in this text.');
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Names and addresses' });
  expect(box.value).toBe('---');
  await page.user.type(box, ' ann@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Show as a table' }));
  await screen.findByRole('heading', { name: '1 person found' });
});

it('takes 10,000 lines, page by page, and refuses more', async () => {
  const page = renderPage(update, importing());
  await paste(page, 'ann@example.org\n'.repeat(10_001));
  await screen.findByText('These are more than 10,000 lines or people. Send them as a file.');
  await page.user.clear(screen.getByRole('textbox', { name: 'Names and addresses' }));
  await paste(page, 'ann@example.org\n'.repeat(10_000));
  await screen.findByRole('heading', { name: '10,000 people found' });
  expect((await table()).getAllByText('ann@example.org')).toHaveLength(25);
});

it('keeps the people when they could not be sent', async () => {
  answerUploads(uploadRefusal('imports.file.uploadFailed', 'Unable to upload the import file.'));
  const page = renderPage(update, importing());
  await paste(page, mail);
  await page.user.click(await screen.findByRole('button', { name: 'Check these people' }));
  await screen.findByText('Unable to upload the import file.');
  screen.getByRole('heading', { name: '2 people found' });
});

it('names the columns that it does not use, and shows those that it does', async () => {
  const page = renderPage(update, importing());
  await paste(page, 'Email\tTitle\tShoe size\nann@example.org\tDean\t41');
  await screen.findByText('Columns that are not used: Shoe size. To import them, choose a file.');
  (await table()).getByText('Dean');
});
