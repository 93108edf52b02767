import { AppError } from '@campus/contracts/core/app-error';
import { listSpaces } from '@campus/contracts/private-spaces/private-spaces';
import './report-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';
import { aSpace, withSpaces } from '../../../testing/spaces.ts';
import { aTask } from '../../../testing/tasks.ts';

const path = '/admin/privatespaces/report';
const grid = async () => within(await screen.findByRole('grid', { name: 'Private Space Summary Report' }));

it('PSP-002 PSP-043 PSP-044 PSP-046 lists spaces, 25 a page, the newest first, and sorts by each column', async () => {
  const spaces = [aSpace(), aSpace({ id: 'space2', name: 'Hall 2', status: 'inactive' })];
  const page = renderPage(path, withSpaces(spaces, { list: () => onePage(spaces, 60) }));
  const table = await grid();
  await table.findByText('Ada’s suite');
  const headers = [
    'Name',
    'Type',
    'Max Users',
    'Owner Name',
    'Owner Email',
    'Created At',
    'Status',
    'Status Changed At',
  ];
  const columns = table.getAllByRole('columnheader').slice(1, -1);
  expect(columns.map((header) => header.textContent)).toEqual(headers);
  expect(table.getByRole('columnheader', { name: 'Created At' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(page.sent('privateSpaces.list')).toEqual([
    expect.objectContaining({
      page: 1,
      sort: 'created',
      direction: 'desc',
      statuses: ['active', 'inactive'],
    }),
  ]);
  expect(listSpaces.input.parse(page.sent('privateSpaces.list')[0])).toMatchObject({ pageSize: 25 });
  within(screen.getByRole('navigation', { name: 'Pagination' })).getByRole('button', { name: /3$/ });
  for (const name of headers) await page.user.click(table.getByRole('button', { name }));
  await waitFor(() =>
    expect(page.sent('privateSpaces.list').at(-1)).toMatchObject({ sort: 'statusChangedAt' }),
  );
  expect(page.address()).toBe(`${path}?sort=statusChangedAt`);
});

it('PSP-041 says that the account has no spaces, and offers the archived ones', async () => {
  const page = renderPage(path, withSpaces([]));
  await screen.findByText('Current account does not have Private Spaces');
  await page.user.click(screen.getByRole('button', { name: 'Show archived spaces' }));
  expect(page.address()).toBe(`${path}?statuses=active%2Cinactive%2Carchived`);
});

it('PSP-042 says that no spaces match, by which filters, and takes them away', async () => {
  const page = renderPage(
    `${path}?ownerEmails=ada@example.org&types=type2&createdAfter=2026-01-01`,
    withSpaces([]),
  );
  await screen.findByText(
    'Current account does not have Private Spaces that could match current filter settings',
  );
  await page.user.click(await screen.findByRole('button', { name: /Type: Hall/ }));
  await page.user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(page.address()).toBe(path);
});

it('PSP-024 narrows by owners, typed or pasted in one go, and by types and statuses', async () => {
  const page = renderPage(path, withSpaces());
  await (await grid()).findByText('Ada’s suite');
  const owners = screen.getByRole('textbox', { name: 'Owner emails' });
  await page.user.type(owners, 'ada@example.org, Grace@example.org{Enter}');
  await page.user.click(screen.getByRole('checkbox', { name: 'Hall' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Active' }));
  await waitFor(() =>
    expect(page.sent('privateSpaces.list').at(-1)).toMatchObject({
      ownerEmails: ['ada@example.org', 'grace@example.org'],
      types: ['type2'],
      statuses: ['inactive'],
    }),
  );
  await page.user.click(screen.getByRole('button', { name: 'Remove ada@example.org' }));
  expect(document.activeElement).toBe(owners);
  await waitFor(() =>
    expect(page.sent('privateSpaces.list').at(-1)).toMatchObject({ ownerEmails: ['grace@example.org'] }),
  );
});

it('PSP-045 PSP-025 begins three months ago, and takes no day that breaks the order', async () => {
  const page = renderPage(`${path}?createdBefore=2026-11-01`, withSpaces());
  await (await grid()).findByText('Ada’s suite');
  await page.user.click(screen.getByRole('checkbox', { name: 'Created after' }));
  const after = await screen.findByLabelText('Created after, day');
  const taken = (after as HTMLInputElement).value;
  expect(taken < '2026-11-01').toBe(true);
  await page.user.clear(after);
  await page.user.type(after, '2026-11-01');
  await waitFor(() => expect(after.getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('The day after which spaces were created must be before the other one.');
  await page.user.clear(screen.getByLabelText('Created before, day'));
  await page.user.type(screen.getByLabelText('Created before, day'), '2020-01-01');
  await waitFor(() =>
    expect(screen.getByLabelText('Created before, day').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(page.address()).toBe(`${path}?createdAfter=${taken}&createdBefore=2026-11-01`);
});

it('PSP-003 PSP-040 shows the selected spaces, or that none is selected', async () => {
  const page = renderPage(`${path}?report=selected`, withSpaces());
  await screen.findByText('No Private Spaces have been selected yet.');
  await page.user.click(screen.getByRole('link', { name: 'Summary' }));
  expect(page.address()).toBe(path);
  await page.user.click(await screen.findByRole('checkbox', { name: /Ada’s suite/ }));
  await page.user.click(screen.getByRole('link', { name: 'Selected (1)' }));
  await (await grid()).findByText('Ada’s suite');
});

async function chooseStatus(page: ReturnType<typeof renderPage>, status: string) {
  await page.user.click(await (await grid()).findByText('Active'));
  await choose(page.user, status);
  return within(await screen.findByRole('alertdialog'));
}

it('PSP-015 asks by the name of the space before it changes the status', async () => {
  const space = aSpace();
  const page = renderPage(
    path,
    withSpaces([space], { changeStatus: () => ({ space: { ...space, status: 'archived' as const } }) }),
  );
  const kept = await chooseStatus(page, 'Archived');
  kept.getByText('Archive Ada’s suite?');
  kept.getByText(/Nobody can enter it any more, Ada Byron included/);
  await page.user.click(kept.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(page.sent('privateSpaces.changeStatus')).toEqual([]);

  const asked = await chooseStatus(page, 'Archived');
  await page.user.click(asked.getByRole('button', { name: 'Archive' }));
  await screen.findByText('Ada’s suite is archived now.');
  expect(page.sent('privateSpaces.changeStatus')).toEqual([
    { accountId: 'account1', spaceId: 'space1', status: 'archived' },
  ]);
});

it('PSP-039 says that a status could not be changed, and why', async () => {
  const page = renderPage(
    path,
    withSpaces([aSpace()], {
      changeStatus: () => {
        throw new AppError('notFound', 'privateSpaces.notFound');
      },
    }),
  );
  const asked = await chooseStatus(page, 'Inactive');
  await page.user.click(asked.getByRole('button', { name: 'Disable' }));
  await screen.findByText('Failed to disable space: This private space could not be found.');
});

it('PSP-034 PSP-047 exports what the filters leave, in an order and a time format of choice', async () => {
  const page = renderPage(
    `${path}?types=type2`,
    withSpaces([aSpace()], { export: () => ({ task: aTask({ kind: 'privateSpaces.export' }) }) }),
  );
  await (await grid()).findByText('Ada’s suite');
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export private spaces' }));
  const sort = dialog.getByRole('combobox', { name: 'Sort by' });
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Created At',
    'Status',
    'Status Changed At',
    'Name',
    'Type',
    'Max Users',
    'Owner Name',
    'Owner Email',
  ]);
  await page.user.selectOptions(sort, 'Name');
  await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Time format' }), '12 hours (2:30 PM)');
  await page.user.click(dialog.getByRole('button', { name: 'Mail the export' }));
  await waitFor(() =>
    expect(page.sent('privateSpaces.export')).toEqual([
      expect.objectContaining({ types: ['type2'], sort: 'name', direction: 'desc', timeFormat: '12h' }),
    ]),
  );
});

it('PSP-038 says that the export could not be scheduled', async () => {
  const page = renderPage(
    path,
    withSpaces([aSpace()], {
      export: () => {
        throw new AppError('forbidden', 'access.forbidden');
      },
    }),
  );
  await (await grid()).findByText('Ada’s suite');
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  await page.user.click(await screen.findByRole('button', { name: 'Mail the export' }));
  await screen.findByText(/^Failed to schedule export\. /);
});

it('PSP-050 shows the passcodes of one space after it said that this is recorded', async () => {
  const revealPasscodes = () => ({ passcodes: ['lantern77', 'candle88'] });
  const page = renderPage(path, withSpaces([aSpace()], { revealPasscodes }));
  await screen.findByRole('checkbox', { name: 'Hall' });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Ada’s suite' }));
  await choose(page.user, 'Show passcodes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Passcodes of Ada’s suite' }));
  dialog.getByText(/The audit trail records that you read them\./);
  expect(page.sent('privateSpaces.revealPasscodes')).toEqual([]);
  await page.user.click(dialog.getByRole('button', { name: 'Show' }));
  await dialog.findByText('lantern77');
  expect(page.sent('privateSpaces.revealPasscodes')).toMatchObject([{ spaceId: aSpace().id }]);
  await page.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('lantern77')).toBeNull());
});
