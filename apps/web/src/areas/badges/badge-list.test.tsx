import { AppError } from '@campus/contracts/core/app-error';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { aBadge, withBadges } from '../../../testing/badges.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { answerUploads, uploadRefusal } from '../../../testing/fake-upload.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { rulesOf } from '../../../testing/styles.ts';

const png = (name = 'helper.png') => new File(['pixels'], name, { type: 'image/png' });
const added = { status: 200, body: { badge: aBadge({ id: 'badge2', name: 'Helper', members: 0 }) } };

it('BDG-005 says that there are no badges yet', async () => {
  renderPage('/admin/badges', withBadges({ list: () => ({ items: [] }) }));
  await screen.findByText('Your campus does not have any badges yet.');
});

it('BDG-026 lists the badges with thumbnails of 75 pixels, and how many members have each', async () => {
  renderPage(
    '/admin/badges',
    withBadges({ list: () => ({ items: [aBadge(), aBadge({ id: 'b2', image: null, members: 1 })] }) }),
  );
  const list = await screen.findByRole('list', { name: 'Badge List' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Explorer3 members', 'Explorer1 member']);
  const image = items[0]?.querySelector('img');
  if (!image) throw new Error('The first badge has no image.');
  expect(image.getAttribute('src')).toBe('/files/accounts/account1/badge-images/explorer.png');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['75', '75']);
  const rules = rulesOf(image).split(/[{;}]/);
  expect(rules).toEqual(expect.arrayContaining(['width:75px', 'height:75px']));
});

async function openAdd() {
  const page = renderPage('/admin/badges', withBadges());
  await page.user.click(await screen.findByRole('button', { name: 'Add badge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a badge' });
  const zone = within(dialog).getByRole('group', { name: 'Image' });
  const submit = () => page.user.click(within(dialog).getByRole('button', { name: 'Add badge' }));
  return {
    ...page,
    dialog,
    zone,
    submit,
    drop: (files: File[]) => fireEvent.drop(zone, { dataTransfer: { files } }),
  };
}

it('adds a badge by name and image', async () => {
  const uploads = answerUploads(added);
  const { user, dialog, submit, drop, sent } = await openAdd();
  await enterText(user, within(dialog).getByLabelText('Name'), ' Helper ');
  drop([png()]);
  await within(dialog).findByText('helper.png');
  await submit();
  await screen.findByText('The badge Helper was added.');
  expect(uploads).toMatchObject([{ method: 'POST', url: '/files/accounts/account1/badges' }]);
  expect(uploads[0]?.form?.get('name')).toBe('Helper');
  expect(uploads[0]?.form?.get('file')).toMatchObject({ name: 'helper.png' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(sent('badges.list')).toHaveLength(2));
});

it('BDG-026 shows the image that was chosen, at most 400 pixels wide and high', async () => {
  const { dialog, drop } = await openAdd();
  expect(within(dialog).queryByRole('img')).toBeNull();
  drop([png()]);
  const preview = await within(dialog).findByRole('img', { name: 'Image: preview' });
  await waitFor(() => expect(preview.getAttribute('src')).toMatch(/^blob:/));
  expect(preview.style.maxHeight).toBe('400px');
  expect(preview.style.maxWidth).toBe('min(100%, 400px)');
});

it('refuses an invalid image at the field, shows no broken image, and sends nothing', async () => {
  const uploads = answerUploads(added);
  const { user, dialog, submit, drop } = await openAdd();
  await enterText(user, within(dialog).getByLabelText('Name'), 'Helper');
  drop([png()]);
  fireEvent.error(await within(dialog).findByRole('img', { name: 'Image: preview' }));
  await within(dialog).findByText('Current file is not an image.');
  expect(within(dialog).queryByRole('img')).toBeNull();
  await submit();
  expect(uploads).toEqual([]);
  drop([png()]);
  await within(dialog).findByRole('img', { name: 'Image: preview' });
  expect(within(dialog).queryByText('Current file is not an image.')).toBeNull();
});

it('takes an image that is pasted while the name is entered', async () => {
  const { dialog } = await openAdd();
  const name = within(dialog).getByLabelText('Name');
  const paste = createEvent.paste(name);
  Object.assign(paste, { clipboardData: { files: [png('pasted.png')] } });
  fireEvent(name, paste);
  await within(dialog).findByText('pasted.png');
});

it('shows a sign where the image of a badge cannot be loaded', async () => {
  renderPage('/admin/badges', withBadges());
  const list = await screen.findByRole('list', { name: 'Badge List' });
  const image = list.querySelector('img');
  if (image) fireEvent.error(image);
  await waitFor(() => expect(list.querySelector('img')).toBeNull());
});

it('says at the fields that a name and an image are missing, and sends nothing', async () => {
  const uploads = answerUploads(added);
  const { dialog, submit } = await openAdd();
  await submit();
  await within(dialog).findByText('A badge needs a name.');
  within(dialog).getByText('A badge needs an image.');
  expect(uploads).toEqual([]);
});

it.each([
  ['another type', [png('helper.svg')], 'Invalid file type. Allowed file types: jpg, png, jpeg, gif'],
  ['two files', [png(), png('other.png')], 'Please choose one file.'],
])('does not take %s for an image, and says why', async (_, files, sentence) => {
  const { dialog, drop } = await openAdd();
  drop(files);
  expect((await within(dialog).findByText(sentence)).getAttribute('role')).toBe('alert');
  expect(within(dialog).queryByRole('img')).toBeNull();
});

it('BDG-021 says why a badge was not added, and keeps what was entered', async () => {
  answerUploads(uploadRefusal('badges.image.type', 'refused'));
  const { user, dialog, submit, drop } = await openAdd();
  await enterText(user, within(dialog).getByLabelText('Name'), 'Helper');
  drop([png()]);
  await submit();
  await screen.findByText('Failed to add badge: Invalid file type. Allowed file types: jpg, png, jpeg, gif');
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Helper');
  within(dialog).getByText('helper.png');
});

type Delete = NonNullable<NonNullable<Answers['badges']>['delete']>;

async function askToDelete(own: Parameters<typeof aBadge>[0], remove: Delete) {
  const page = renderPage(
    '/admin/badges',
    withBadges({ list: () => ({ items: [aBadge(own)] }), delete: remove }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Delete Explorer' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the badge Explorer?' }));
  return { ...page, dialog, confirm: () => page.user.click(dialog.getByRole('button', { name: 'Delete' })) };
}

it('deletes a badge after it said what that means, and gives the focus to the heading', async () => {
  const { dialog, confirm, sent, answerNow } = await askToDelete({}, () => ({}));
  dialog.getByText(/^It is taken from 3 members\./);
  answerNow(withBadges({ list: () => ({ items: [] }), delete: () => ({}) }));
  await confirm();
  await screen.findByText('The badge Explorer was deleted.');
  expect(sent('badges.delete')).toEqual([{ accountId: 'account1', badgeId: 'badge1' }]);
  await screen.findByText('Your campus does not have any badges yet.');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

it('BDG-020 says why a badge was not deleted', async () => {
  const { dialog, confirm } = await askToDelete({ members: 0 }, () => {
    throw new AppError('forbidden', 'access.forbidden');
  });
  dialog.getByText(/^No member has it\./);
  await confirm();
  await screen.findByText('Failed to delete badge: You do not have permission to do this.');
});

it('BDG-022 says that a badge to delete is no longer there, and shows those that are', async () => {
  const missing = () => {
    throw new AppError('notFound', 'badges.notFound');
  };
  const { confirm, answerNow } = await askToDelete({}, missing);
  answerNow(withBadges({ list: () => ({ items: [] }), delete: missing }));
  await confirm();
  await screen.findByText('Failed to find badge to delete.');
  await screen.findByText('Your campus does not have any badges yet.');
});
