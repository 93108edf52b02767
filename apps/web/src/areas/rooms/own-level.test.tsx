import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRoom, withHeights, withRooms } from '../../../testing/rooms.ts';

beforeEach(() => withHeights());

const closed = /^This is for people above your level/;
const entries = [
  aRoom('board', { name: 'Board', permAccess: 0.5, hasPasscodes: true, visibleOn: ['hidden'] }),
  aRoom('open', { name: 'Open' }),
];
const select = () => screen.findByLabelText<HTMLSelectElement>('Access');

it('closes access, passcodes, room type, copying, and deletion of a room above the level, and says why', async () => {
  const page = renderPage('/admin/manageRooms?item=board', withRooms({ entries, level: 'admin' }).answers);
  await screen.findByRole('heading', { name: 'Board', level: 2 });
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(details.getAllByText(closed)).toHaveLength(2);
  for (const name of ['Duplicate', 'Delete'])
    expect(details.getByRole<HTMLButtonElement>('button', { name }).disabled, name).toBe(true);
  const fields = details.getAllByRole('group').filter((group) => group.matches('fieldset:disabled'));
  expect(fields).toHaveLength(2);
  expect(page.sent('rooms.passcodes')).toEqual([]);
  expect(details.getByLabelText<HTMLInputElement>('Name').disabled).toBe(false);
});

it('offers no access above the level', async () => {
  renderPage('/admin/manageRooms?item=open', withRooms({ entries, level: 'admin' }).answers);
  await screen.findByRole('heading', { name: 'Open', level: 2 });
  expect(screen.queryByText(closed)).toBeNull();
  const values = [...(await select()).options].map(({ value }) => value);
  expect(values).not.toContain('0.5');
  expect(values).toContain('1');
});
