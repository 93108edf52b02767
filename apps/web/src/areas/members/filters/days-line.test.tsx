import { oneMonthBefore } from '@campus/domain/core/date-range';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { membersList, withMembers } from '../../../../testing/members.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { isoDay } from '../../../lib/format.ts';

const lastMonth = oneMonthBefore(isoDay(new Date()));
const hiding = (count: number, countIsExact = true) =>
  withMembers(membersList(undefined, { outsideDates: { count, countIsExact } }));
const start = () => screen.getByLabelText<HTMLInputElement>('Start date').value;

it('MEM-002 says how many members the last month hides, and shows all of them', async () => {
  const page = renderPage('/admin/members', hiding(62));
  await screen.findByText('Updated in the last month · 62 members hidden');
  expect(start()).toBe(lastMonth);
  expect(page.sent('members.list').at(-1)).toMatchObject({ updatedFrom: lastMonth });
  page.answerNow(withMembers(membersList()));
  const button = screen.getByRole('button', { name: 'Show all dates' });
  await page.user.click(button);
  await screen.findByText('Members of all dates');
  expect(page.address()).toBe('/admin/members?updatedFrom=');
  expect(start()).toBe('');
  // The focus stays on the button, which now undoes the change.
  expect(document.activeElement).toBe(button);
  await page.user.click(screen.getByRole('button', { name: 'Last month only' }));
  await waitFor(() => expect(page.address()).toBe('/admin/members'));
  expect(start()).toBe(lastMonth);
});

it('says that more are hidden than counted, and nothing if none are hidden', async () => {
  const page = renderPage('/admin/members', hiding(1_000, false));
  await screen.findByText('Updated in the last month · more than 1,000 members hidden');
  page.unmount();
  renderPage('/admin/members', hiding(0));
  await screen.findByText('Updated in the last month');
});

it('searches all dates, and says so', async () => {
  const page = renderPage('/admin/members', hiding(62));
  await screen.findByText(/62 members hidden/);
  await page.user.type(screen.getByRole('textbox', { name: 'Search members' }), 'bola{Enter}');
  await screen.findByText('The search covers all dates');
  await waitFor(() => expect(page.sent('members.list').at(-1)).toMatchObject({ search: 'bola' }));
  expect(page.sent('members.list').at(-1)).toMatchObject({ updatedFrom: undefined, updatedTo: undefined });
  expect(start()).toBe('');
});

it('keeps days that were chosen while searching, and counts whom they leave out', async () => {
  const page = renderPage('/admin/members?search=bola&updatedFrom=2026-01-05', hiding(1));
  await screen.findByText('Updated on the chosen days · 1 member hidden');
  expect(page.sent('members.list').at(-1)).toMatchObject({ search: 'bola', updatedFrom: '2026-01-05' });
});
