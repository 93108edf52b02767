import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comeBack } from '../../../testing/come-back.ts';
import { withCustomization } from '../../../testing/customization.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const themes = '/admin/customization/worldThemes';
const winter = { theme: 'winter', collections: ['c1', 'c2', 'c3'], customizations: ['snow'] };
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const clearFirst = 'Switch off what earlier themes switched on first';

type Rendered = ReturnType<typeof renderPage>;

async function apply(page: Rendered) {
  await page.user.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Apply' }));
}

it('CUS-002 SHE-043 World Themes lists the themes and No Theme', async () => {
  renderPage(themes, withCustomization({ state: winter }).answers);
  await screen.findByRole('heading', { name: 'World Themes', level: 1 });
  expect((await radio('Winter')).checked).toBe(true);
  const names = screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
  expect(names).toEqual(['No Theme', 'Winter', 'Summer']);
});

it('CUS-010 CUS-028 applies the chosen theme after confirmation', async () => {
  const page = renderPage(themes, withCustomization().answers);
  await page.user.click(await radio('Summer'));
  expect(page.sent('customization.applyTheme')).toEqual([]);
  await apply(page);
  await screen.findByText('Successfully applied Summer');
  expect(page.sent('customization.clearThemes')).toEqual([]);
  expect(page.sent('customization.applyTheme')).toMatchObject([{ theme: 'summer' }]);
});

it('a choice that is put back follows what a colleague applies', async () => {
  const { answers, world } = withCustomization({ state: winter });
  const page = renderPage(themes, answers);
  await page.user.click(await radio('Summer'));
  await page.user.click(await radio('Winter'));
  world.state = { ...world.state, theme: 'summer' };
  comeBack();
  await waitFor(async () => expect((await radio('Summer')).checked).toBe(true));
  expect(screen.queryByText(/not applied/)).toBeNull();
});

it('the plan lists collections and customizations by name', async () => {
  const page = renderPage(themes, withCustomization().answers);
  await page.user.click(await radio('Winter'));
  await page.user.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Coats', 'Hats (wool)', 'Snow']);
});

it('CUS-015 clears the themed customizations first where that is chosen, and undoes both together', async () => {
  const { answers, world } = withCustomization({ state: winter });
  const page = renderPage(themes, answers);
  await page.user.click(await radio('Summer'));
  await page.user.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('Switched off: 0');
  await page.user.click(dialog.getByRole('checkbox', { name: clearFirst }));
  dialog.getByText(/^Switched off: [1-9]/);
  await page.user.click(dialog.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Successfully applied Summer');
  expect(page.sent('customization.clearThemes')).toMatchObject([{ basedOn: winter }]);
  expect(page.sent('customization.applyTheme')).toMatchObject([
    { theme: 'summer', basedOn: { theme: '', collections: ['c3'], customizations: [] } },
  ]);
  expect(world.state).toEqual({ theme: 'summer', collections: ['c3'], customizations: ['palms'] });
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone. The customizations are as they were before.');
  expect(page.sent('customization.undo')).toMatchObject([{ changeIds: ['change1', 'change2'] }]);
  expect(world.state).toEqual(winter);
});

it('CUS-013 No Theme clears what belongs to the present theme', async () => {
  const { answers, world } = withCustomization({ state: winter });
  const page = renderPage(themes, answers);
  await page.user.click(await radio('No Theme'));
  await apply(page);
  await screen.findByText('Successfully applied No Theme');
  expect(world.state).toEqual({ theme: '', collections: ['c3'], customizations: [] });
});

it('CUS-034 a world whose build is too old offers no clearing', async () => {
  const page = renderPage(themes, withCustomization({ state: winter, offersThemeClearing: false }).answers);
  expect((await radio('No Theme')).disabled).toBe(true);
  screen.getByText('The build of this world is too old to clear its theme.');
  await page.user.click(await radio('Summer'));
  await page.user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('alertdialog');
  expect(screen.queryByRole('checkbox', { name: clearFirst })).toBeNull();
});

it('CUS-032 an empty catalog has no themes', async () => {
  renderPage(themes, withCustomization({ empty: true }).answers);
  await screen.findByText('No themes available');
});
