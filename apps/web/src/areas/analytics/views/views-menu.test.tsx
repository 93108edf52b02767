import { AppError } from '@campus/contracts/core/app-error';
import { daysLater } from '@campus/domain/core/days';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aView, keptViews, withAnalytics } from '../../../../testing/analytics.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import '../dashboard-page.tsx';

const address = '/admin/analytics/dashboard';
type Page = ReturnType<typeof renderPage>;

const views = [
  aView(),
  aView({ id: 'view2', name: 'October', state: 'logins.to=2026-10-31&logins.from=2026-10-01' }),
];

const openMenu = async ({ user }: Page, name = 'Views') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('menu'));
};

/** Chooses a menu item by keyboard. The end-to-end test does it by mouse. */
const choose = async ({ user }: Page, item: HTMLElement) => {
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
  for (let step = 0; step < 9 && !item.hasAttribute('data-highlighted'); step += 1)
    await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
};

const openDialog = async (page: Page, item: string, button?: string) => {
  await choose(page, await (await openMenu(page, button)).findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('says that there is no view yet, and saves what the dashboard shows under a name', async () => {
  const page = renderPage(`${address}?logins.employees=true&unknown=1`, withAnalytics(keptViews()));
  const menu = await openMenu(page);
  await menu.findByRole('menuitem', { name: 'You have not saved a view yet.' });
  expect(menu.queryByRole('menuitem', { name: 'Manage views…' })).toBeNull();
  await choose(page, menu.getByRole('menuitem', { name: 'Save as view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as view' }));
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('A view needs a name.');
  await enterText(page.user, dialog.getByLabelText('Name'), 'With employees');
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The view With employees was saved.');
  await closed();
  await screen.findByRole('button', { name: 'View: With employees' });
  expect(page.sent('analytics.saveView')).toEqual([
    { accountId: 'account1', name: 'With employees', state: 'logins.employees=true' },
  ]);
});

it('opens a view, and names it while the address equals it', async () => {
  const page = renderPage(address, withAnalytics(keptViews(...views)));
  const menu = await openMenu(page);
  expect((await menu.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual([
    'Default view',
    'Tables',
    'October',
  ]);
  expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toBe('Default view');
  await choose(page, menu.getByRole('menuitemradio', { name: 'Tables' }));
  await screen.findByRole('button', { name: 'View: Tables' });
  expect(page.address()).toBe(`${address}?logins.view=table`);
  const graph = within(await screen.findByRole('region', { name: 'Unique Logins by Day' }));
  await page.user.click(await graph.findByRole('checkbox', { name: 'Compare with the days before' }));
  await screen.findByRole('button', { name: 'Views' });
  await page.user.click(graph.getByRole('checkbox', { name: 'Compare with the days before' }));
  const again = await openMenu(page, 'View: Tables');
  expect(again.getByRole('menuitemradio', { checked: true }).textContent).toBe('Tables');
  await choose(page, again.getByRole('menuitemradio', { name: 'Default view' }));
  await waitFor(() => expect(page.address()).toBe(address));
});

it('keeps chosen days, and says when they are too long ago to be shown', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const state = (days: number) =>
    `logins.from=${daysLater(today, -days)}&logins.to=${daysLater(today, -days + 6)}`;
  const kept = [
    aView({ name: 'Last week', state: state(20) }),
    aView({ id: 'view2', name: 'Last year', state: state(365) }),
  ];
  const page = renderPage(address, withAnalytics(keptViews(...kept)));
  await choose(page, await (await openMenu(page)).findByRole('menuitemradio', { name: 'Last week' }));
  await screen.findByRole('button', { name: 'View: Last week' });
  const past = 'Some graphs cannot go back as far as this view. They show their latest days instead.';
  expect(page.address()).toBe(`${address}?${state(20)}`);
  expect(screen.queryByText(past)).toBeNull();
  const menu = await openMenu(page, 'View: Last week');
  await choose(page, menu.getByRole('menuitemradio', { name: 'Last year' }));
  await screen.findByText(past);
});

it('renames a view, tells that a name is taken, and keeps what was typed', async () => {
  const page = renderPage(address, withAnalytics(keptViews(...views)));
  const manage = await openDialog(page, 'Manage views…');
  await page.user.click(manage.getByRole('button', { name: 'Rename: October' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename October' }));
  const name = dialog.getByLabelText('Name');
  expect(name).toHaveProperty('value', 'October');
  await page.user.clear(name);
  await enterText(page.user, name, 'TABLES');
  await page.user.keyboard('{Enter}');
  await dialog.findByText('You have another view with this name.');
  expect(name).toHaveProperty('value', 'TABLES');
  await page.user.clear(name);
  await enterText(page.user, name, 'Autumn');
  await page.user.keyboard('{Enter}');
  await screen.findByText('The view is now called Autumn.');
  await manage.findByRole('button', { name: 'Rename: Autumn' });
  expect(page.sent('analytics.changeView').at(-1)).toEqual({
    accountId: 'account1',
    viewId: 'view2',
    name: 'Autumn',
  });
});

it('overwrites a view with what is shown, once that is confirmed', async () => {
  const page = renderPage(`${address}?months.view=table`, withAnalytics(keptViews(...views)));
  const manage = await openDialog(page, 'Manage views…');
  await page.user.click(manage.getByRole('button', { name: 'Overwrite: Tables' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Overwrite Tables?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Overwrite' }));
  await screen.findByText('The view Tables was overwritten.');
  await waitFor(() => expect(manage.queryByRole('button', { name: 'Overwrite: Tables' })).toBeNull());
  expect(page.sent('analytics.changeView')).toEqual([
    { accountId: 'account1', viewId: 'view1', state: 'months.view=table' },
  ]);
});

it('deletes a view, once that is confirmed, and leaves the dashboard as it is', async () => {
  const page = renderPage(`${address}?logins.view=table`, withAnalytics(keptViews(...views)));
  const manage = await openDialog(page, 'Manage views…', 'View: Tables');
  await page.user.click(manage.getByRole('button', { name: 'Delete: Tables' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Delete Tables?' }));
  await page.user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(page.sent('analytics.deleteView')).toEqual([]);
  await page.user.click(await manage.findByRole('button', { name: 'Delete: Tables' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Tables?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('The view Tables was deleted.');
  await waitFor(() => expect(manage.queryByText('Tables')).toBeNull());
  expect(page.sent('analytics.deleteView')).toEqual([{ accountId: 'account1', viewId: 'view1' }]);
  expect(page.address()).toBe(`${address}?logins.view=table`);
  await page.user.click(manage.getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: 'Views' });
});

it('says that views could not be loaded, loads them again, and needs none to show the graphs', async () => {
  const failing = () => {
    throw new AppError('unavailable', 'analytics.serverError');
  };
  const page = renderPage(address, withAnalytics({ views: failing }));
  await screen.findByRole('slider', { name: 'Logins by Day' });
  const menu = await openMenu(page);
  const retry = await menu.findByRole('menuitem', { name: 'Your views could not be loaded. Try again.' });
  page.answerNow(withAnalytics(keptViews(...views)));
  await choose(page, retry);
  await menu.findByRole('menuitemradio', { name: 'October' });
});

it('opens and chooses by keyboard', async () => {
  const page = renderPage(address, withAnalytics(keptViews(...views)));
  (await screen.findByRole('button', { name: 'Views' })).focus();
  await page.user.keyboard('{Enter}');
  await screen.findByRole('menuitemradio', { name: 'October' });
  await page.user.keyboard('oct{Enter}');
  await screen.findByRole('button', { name: 'View: October' });
});
