import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRoom, withHeights, withRooms } from '../../../testing/rooms.ts';

const address = '/admin/manageRooms';
beforeEach(() => withHeights());

it('previews the menu of a person in a team and in a group', async () => {
  const entries = [
    aRoom('hall', { order: 10 }),
    aRoom('studio', { order: 20, permAccess: 1, teamAccess: ['1'] }),
    aRoom('club', { order: 30, permAccess: 0, groupAccess: ['Faculty'] }),
  ];
  const { answers } = withRooms({ entries, offers: { groups: true } });
  const groups = () => ({ items: ['Faculty', 'Students'] });
  const page = renderPage(address, { ...answers, rooms: { ...answers.rooms, groups } });
  await page.user.click(await screen.findByRole('button', { name: 'Show menu preview' }));
  const menu = within(await screen.findByRole('region', { name: 'Menu preview' }));
  const shown = () =>
    within(menu.getByRole('list', { name: 'Menu preview' }))
      .queryAllByText(/^\w+$/)
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Hall']);
  await page.user.selectOptions(menu.getByRole('combobox', { name: 'Team' }), 'Team B');
  expect(shown()).toEqual(['Hall', 'Studio']);
  await page.user.selectOptions(menu.getByRole('combobox', { name: 'Team' }), 'No team');
  await page.user.selectOptions(await menu.findByRole('combobox', { name: 'Group' }), 'Faculty');
  expect(shown()).toEqual(['Hall', 'Club']);
});

it('ROM-010 ROM-011 offers room types by their pictures, where the catalog has any', async () => {
  const { answers } = withRooms();
  const [hall, lab, attic, moon] = answers.rooms.levels().items;
  if (!hall || !lab || !attic || !moon) throw new Error('There are four levels.');
  const image = 'data:image/png;base64,AAAA';
  const levels = () => ({ items: [hall, { ...lab, thumbnailImage: image }, { ...attic, image }, moon] });
  const page = renderPage(`${address}?item=lobby`, { ...answers, rooms: { ...answers.rooms, levels } });
  await page.user.click(await screen.findByRole('button', { name: 'Choose by picture…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a room type' }));
  const types = dialog.getAllByRole('button', { name: /^The/ });
  expect(types.map(({ textContent }) => textContent)).toEqual(['The hall', 'The lab', 'The moon']);
  dialog.getByRole('button', { name: 'The hall', pressed: true });
  await page.user.click(dialog.getByRole('button', { name: 'The lab' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLSelectElement>('Room type').value).toBe('lab');
});

it('ROM-010 offers no pictures where the catalog has none', async () => {
  renderPage(`${address}?item=lobby`, withRooms().answers);
  await screen.findByLabelText('Room type');
  expect(screen.queryByRole('button', { name: 'Choose by picture…' })).toBeNull();
});
