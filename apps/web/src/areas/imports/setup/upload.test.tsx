import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerUploads, uploadRefusal } from '../../../../testing/fake-upload.ts';
import { anImportFile, importing } from '../../../../testing/imports.ts';
import { anEnteredAccount } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const csv = (name = 'people.csv') => new File(['Email\nana@example.org\n'], name, { type: 'text/csv' });
const chooser = () => screen.findByLabelText('CSV file', { selector: 'input' });

it.each([
  { invitesDisabled: false, tabs: ['Individual Invite', 'Bulk Update/Invite', 'Delete'] },
  { invitesDisabled: true, tabs: ['Bulk Update', 'Delete'] },
])('IMP-001 IMP-003 IMP-004 has the tabs $tabs', async ({ invitesDisabled, tabs }) => {
  renderPage('/admin/import', importing({}, anEnteredAccount({ invitesDisabled })));
  await screen.findByRole('heading', { name: 'User Import' });
  expect(document.title).toContain('User Import');
  const bar = within(await screen.findByRole('navigation', { name: 'Ways to import' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(tabs);
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe(tabs[0]);
});

it('gives each tab its own address', async () => {
  const page = renderPage('/admin/import', importing());
  const tab = (name: string) => screen.findByRole('link', { name });
  await page.user.click(await tab('Delete'));
  await screen.findByText(/Removes the members in the file from the account/);
  expect(page.address()).toBe('/admin/import?tab=delete');
  await page.user.click(await tab('Bulk Update/Invite'));
  await screen.findByText('You can review all changes first.');
  expect(page.address()).toBe('/admin/import?tab=update');
});

it('IMP-005 redirects a suspended person from the imports page to the accounts', async () => {
  const suspended = anEnteredAccount({ level: 'suspended', landing: 'suspended', pages: [] });
  const page = renderPage('/admin/import', importing({}, suspended));
  await waitFor(() => expect(page.visited()).toContain('/accounts'));
});

it('IMP-011 IMP-012 shows how much of a file has been sent, then asks what it holds', async () => {
  const sent = answerUploads({ status: 200, body: { file: anImportFile() } });
  const page = renderPage('/admin/import?tab=update', importing());
  await page.user.upload(await chooser(), csv());
  await screen.findByRole('heading', { name: 'people.csv' });
  expect(sent).toMatchObject([{ method: 'POST', url: '/files/accounts/account1/imports/files' }]);
  expect(sent[0]?.form?.get('file')).toMatchObject({ name: 'people.csv' });
  expect(page.address()).toBe('/admin/import?tab=update&file=file1');
  await page.user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await screen.findByText('Drop a CSV file here, or choose one.');
});

it('IMP-011 is uploading as soon as a file is chosen, before any of it has been sent', async () => {
  answerUploads('never', null);
  const page = renderPage('/admin/import?tab=update', importing());
  await page.user.upload(await chooser(), csv());
  const bar = await screen.findByRole('progressbar', { name: 'Uploading people.csv' });
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  expect(screen.queryByLabelText('CSV file')).toBeNull();
});

it('IMP-011 is uploading until the file is there, and can be stopped', async () => {
  const sent = answerUploads('never', 0.5);
  const page = renderPage('/admin/import?tab=delete', importing());
  await page.user.upload(await chooser(), csv());
  const bar = await screen.findByRole('progressbar', { name: 'Uploading people.csv' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  screen.getByText(/^11 bytes of 22 bytes$/);
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Drop a CSV file here, or choose one.');
  expect(sent[0]).toMatchObject({ aborted: true });
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

it.each([
  { answer: undefined, reason: 'The server cannot be reached. Please check your connection and try again.' },
  {
    answer: uploadRefusal('imports.file.type', 'Invalid file type. Allowed file types: csv'),
    reason: 'Invalid file type. Allowed file types: csv',
  },
])('IMP-013 IMP-032 says that a file could not be uploaded, why, and takes another', async (given) => {
  answerUploads(given.answer, 0.3);
  const page = renderPage('/admin/import?tab=update', importing());
  await page.user.upload(await chooser(), csv());
  await screen.findByText('Unable to upload the import file.');
  const zone = within(screen.getByRole('group', { name: 'CSV file' }));
  expect(zone.getByRole('alert').textContent).toBe(given.reason);
  answerUploads({ status: 200, body: { file: anImportFile() } });
  await page.user.upload(await chooser(), csv());
  await screen.findByRole('heading', { name: 'people.csv' });
});

it('sends nothing that is no CSV file, or more than one', async () => {
  const sent = answerUploads();
  renderPage('/admin/import?tab=update', importing());
  const zone = await screen.findByRole('group', { name: 'CSV file' });
  fireEvent.drop(zone, { dataTransfer: { files: [csv('people.xlsx')] } });
  await within(zone).findByText('Invalid file type. Allowed file types: csv');
  fireEvent.drop(zone, { dataTransfer: { files: [csv(), csv()] } });
  await within(zone).findByText('Please choose one file.');
  const large = csv();
  Object.defineProperty(large, 'size', { value: 300 * 1024 * 1024 });
  fireEvent.drop(zone, { dataTransfer: { files: [large] } });
  await within(zone).findByText('The file can be at most 256 MB large.');
  expect(sent).toEqual([]);
});

it('says that a file must be chosen again that this tab of the browser does not know', async () => {
  renderPage('/admin/import?tab=update&file=file9', importing());
  await screen.findByText('This file is no longer available. Please choose it again.');
});
