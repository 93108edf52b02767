import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comeBack } from '../../../testing/come-back.ts';
import { withCustomization } from '../../../testing/customization.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const collections = '/admin/customization/avatarAssetCollections';
const customizations = '/admin/customization/worldCustomizations';
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const cards = () =>
  within(screen.getByRole('list', { name: /Collections|Customizations/ }))
    .getAllByRole('checkbox')
    .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);

it('CUS-001 SHE-045 Avatar Asset Collections lists the collections with their state', async () => {
  renderPage(collections, withCustomization({ state: { collections: ['c1'] } }).answers);
  await screen.findByRole('heading', { name: 'Avatar Asset Collections', level: 1 });
  expect((await box('Hats (wool)')).checked).toBe(true);
  expect((await box('Coats')).checked).toBe(false);
  expect((await screen.findAllByText('Resource-intensive')).length).toBe(1);
  screen.getByText('3 of 3 items shown, 1 enabled');
});

it('CUS-003 SHE-044 World Customizations lists the customizations with their state', async () => {
  renderPage(customizations, withCustomization({ state: { customizations: ['snow'] } }).answers);
  await screen.findByRole('heading', { name: 'World Customizations', level: 1 });
  expect((await box('Snow')).checked).toBe(true);
  expect((await box('Palms')).checked).toBe(false);
  expect(await box('weather (1)')).toBeDefined();
});

it('narrows by search, tags, and themes, and keeps them in the address', async () => {
  const page = renderPage(collections, withCustomization().answers);
  await page.user.click(await box('cold (2)'));
  expect(cards()).toEqual(['Hats (wool)', 'Coats']);
  await page.user.click(await box('clothes (1)'));
  expect(cards()).toEqual(['Coats']);
  expect(page.address()).toContain('tags=cold%2Cclothes');
  await enterText(page.user, screen.getByRole('textbox', { name: 'Search collections' }), '(WOOL');
  await screen.findByText('No collections found.');
  await page.user.click(await screen.findByRole('button', { name: /Search: \(WOOL/ }));
  await waitFor(() => expect(cards()).toEqual(['Coats']));
  await page.user.click(await box('Summer (0)'));
  await screen.findByText('No collections found.');
});

it('CUS-010 CUS-011 holds changes until Apply is confirmed; canceling keeps them and sends nothing', async () => {
  const page = renderPage(collections, withCustomization({ state: { collections: ['c1'] } }).answers);
  await page.user.click(await box('Hats (wool)'));
  await page.user.click(await box('Coats'));
  screen.getByText('2 changes not applied');
  await page.user.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Apply these changes?' }));
  dialog.getByText('Switched on: 1');
  dialog.getByText('Coats');
  dialog.getByText('Switched off: 1');
  dialog.getByText('Stays on: 0');
  dialog.getByText('Resource-intensive items: 0 before, 1 after');
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await box('Coats')).checked).toBe(true);
  expect(page.sent('customization.saveCollections')).toEqual([]);
});

it('CUS-028 applies with a toast, and undoes exactly', async () => {
  const { answers, world } = withCustomization({ state: { collections: ['c1'] } });
  const page = renderPage(collections, answers);
  await page.user.click(await box('Shirts'));
  await page.user.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Successfully applied 1 change.');
  expect(page.sent('customization.saveCollections')).toMatchObject([
    { collections: ['c1', 'c3'], basedOn: { theme: '', collections: ['c1'], customizations: [] } },
  ]);
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone. The customizations are as they were before.');
  expect(world.state.collections).toEqual(['c1']);
});

it('says that a colleague has changed something since, and keeps the changes', async () => {
  const { answers, world } = withCustomization();
  const page = renderPage(collections, answers);
  await page.user.click(await box('Shirts'));
  await page.user.click(screen.getByRole('button', { name: 'Apply' }));
  world.state = { ...world.state, collections: ['c1'] };
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Apply' }));
  await screen.findByText(
    'bo@campus.test has changed the customizations since you planned this. Nothing was applied.',
  );
  expect(world.state.collections).toEqual(['c1']);
  await waitFor(async () => expect((await box('Hats (wool)')).checked).toBe(true));
  expect((await box('Shirts')).checked).toBe(true);
});

it('a switch that is put back follows what a colleague applies', async () => {
  const { answers, world } = withCustomization();
  const page = renderPage(collections, answers);
  await page.user.click(await box('Shirts'));
  await page.user.click(await box('Shirts'));
  world.state = { ...world.state, collections: ['c3'] };
  comeBack();
  await waitFor(async () => expect((await box('Shirts')).checked).toBe(true));
  expect(screen.queryByText(/not applied/)).toBeNull();
});

it('CUS-012 asks before leaving with unsaved changes, and not without', async () => {
  const page = renderPage(collections, withCustomization().answers);
  await page.user.click(await box('Shirts'));
  await page.user.click(screen.getByRole('link', { name: 'World Themes' }));
  await screen.findByText('Are you sure you want to leave this page? You have unsaved changes.');
  await page.user.click(screen.getByRole('button', { name: 'Stay' }));
  await page.user.click(await box('Shirts'));
  await page.user.click(screen.getByRole('link', { name: 'World Themes' }));
  await screen.findByRole('heading', { name: 'World Themes', level: 1 });
});

it('CUS-030 CUS-033 an empty catalog has no collections and no tags', async () => {
  renderPage(collections, withCustomization({ empty: true }).answers);
  await screen.findByText('No collections found.');
  screen.getByText('No tags available');
});

it('CUS-031 an empty catalog has no customizations', async () => {
  renderPage(customizations, withCustomization({ empty: true }).answers);
  await screen.findByText('No customizations found.');
});
