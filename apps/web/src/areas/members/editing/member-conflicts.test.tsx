import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { membersList, pickColumns, withMembers } from '../../../../testing/members.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aMember } from '../../../../testing/rows.ts';

type Update = NonNullable<NonNullable<Answers['members']>['update']>;

const bola = aMember();

/** Bola, renamed by another person since the page was read; `overwriting` is refused as well, if given. */
function renamed(overwriting?: AppError) {
  let asked = 0;
  const list = () => membersList([asked === 0 ? bola : { ...bola, firstName: 'Abiola' }]);
  const update: Update = ({ firstName = '', expected }) => {
    asked += 1;
    if (expected !== undefined)
      throw new AppError('conflict', 'members.changedMeanwhile', { label: 'First Name', value: 'Abiola' });
    if (overwriting) throw overwriting;
    return { member: { ...bola, firstName }, username: null };
  };
  pickColumns('email', 'firstName');
  return { ...withMembers(membersList()), members: { list, update } };
}

async function rename(page: ReturnType<typeof renderPage>, to: string) {
  await page.user.click(await screen.findByText('Bola', { selector: 'td' }));
  const field = screen.getByRole('textbox', { name: 'First Name' });
  await page.user.clear(field);
  await enterText(page.user, field, to);
  await page.user.keyboard('{Enter}');
  return within(await screen.findByRole('alertdialog'));
}

it('asks whose value to keep when another person was faster, and keeps theirs by default', async () => {
  const page = renderPage('/admin/members', renamed());
  const dialog = await rename(page, 'Bolanle');
  dialog.getByText('Another person changed First Name of bola@example.org');
  dialog.getByText(/Another person has changed First Name to "Abiola" since you opened it\./);
  dialog.getByText(/You entered "Bolanle", which is not saved\./);
  const keep = dialog.getByRole('button', { name: 'Keep theirs' });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  await page.user.keyboard('{Enter}');
  await screen.findByText('Abiola', { selector: 'td' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(page.sent('members.update')).toHaveLength(1);
});

it("writes the person's own value anyway on request", async () => {
  const page = renderPage('/admin/members', renamed());
  const dialog = await rename(page, 'Bolanle');
  await page.user.click(dialog.getByRole('button', { name: 'Write mine anyway' }));
  await screen.findByText('Bola Nwosu has now been updated.');
  await screen.findByText('Bolanle', { selector: 'td' });
  expect(page.sent('members.update')).toMatchObject([
    { firstName: 'Bolanle', expected: { firstName: 'Bola' } },
    { firstName: 'Bolanle', expected: undefined },
  ]);
});

it('MEM-026 shows what the other person wrote when overwriting it fails', async () => {
  const page = renderPage('/admin/members', renamed(new AppError('unavailable', 'platform.unavailable')));
  const dialog = await rename(page, 'Bolanle');
  await screen.findByText('Abiola', { selector: 'td' });
  await page.user.click(dialog.getByRole('button', { name: 'Write mine anyway' }));
  await screen.findByText(/^Failed to update First Name: The platform cannot be reached/);
  await screen.findByText('Abiola', { selector: 'td' });
});
