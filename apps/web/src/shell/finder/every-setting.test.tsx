import {
  type SettingKey,
  settingKeys,
  settingOf,
  settingsOfPage,
} from '@campus/contracts/settings/all-settings';
import { settingsPages } from '@campus/contracts/settings/setting';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { withControls } from '../../../testing/controls.ts';
import { withFound } from '../../../testing/finder.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { idsOf } from '../../features/settings/setting-frame.tsx';
import { labelOf } from '../../features/settings/setting-words.ts';
import { addressOf } from './address-of.ts';
import { openSettingsRoutes } from './settings-routes.ts';

/** Every setting is visible, because the settings that reveal others are on. */
const shown = { 'Account.invitesOnly': true, 'Account.showScavHuntButtons': true };
const all = settingKeys.map((setting) => {
  const { initial } = settingOf(setting);
  return {
    setting,
    value: new Map<string, boolean>(Object.entries(shown)).get(setting) ?? initial,
    initial,
    changed: null,
  };
});

it('finds settings on every page that has some', () => {
  expect(new Set(settingKeys.map((key) => settingOf(key).page))).toEqual(new Set(settingsPages));
});

it.each(settingsPages)(
  'finds the first setting by its name in at most 6 keys besides, and every one has its control at its address: %s',
  async (name) => {
    const page = renderPage(
      '/profile',
      withFound({
        ...withControls({ settings: shown }).answers,
        ...workingIn(anEnteredAccount({ pages: [name] })),
      }),
    );
    await screen.findByRole('button', { name: 'Search everything' });
    const [route] = openSettingsRoutes({ level: 'owner', pages: [name] });
    if (!route) throw new Error('The page has no route.');
    let pressed = 0;
    const count = () => {
      pressed += 1;
    };
    window.addEventListener('keydown', count);
    onTestFinished(() => window.removeEventListener('keydown', count));
    const lead = async (setting: SettingKey) => {
      pressed = 0;
      await page.user.keyboard('{Control>}k{/Control}');
      // Checks attributes, because a query by role takes most of a second on this page.
      await waitFor(() => expect(document.activeElement).toHaveProperty('role', 'combobox'));
      await waitFor(() => expect(document.querySelector('[role=option][aria-selected=true]')).not.toBeNull());
      await page.user.paste(labelOf(setting));
      // A page of the same name comes first.
      await waitFor(() =>
        expect(document.querySelector(`#found-${setting.replaceAll('.', '-')}`)).not.toBeNull(),
      );
      while (!isPicked(setting)) await page.user.keyboard('{ArrowDown}');
      await page.user.keyboard('{Enter}');
      expect(pressed, setting).toBeLessThanOrEqual(6);
      await waitFor(() => expect(document.activeElement?.id, setting).toBe(idsOf(setting).control));
      expect(page.address()).toBe(`${route.path}?setting=${setting}`);
      expect(document.querySelector('[role=dialog]')).toBeNull();
    };
    const isPicked = (setting: SettingKey) =>
      document.querySelector(`#found-${setting.replaceAll('.', '-')}`)?.getAttribute('aria-selected') ===
      'true';
    const [first, ...others] = settingsOfPage(name);
    if (!first) throw new Error('The page has no settings.');
    await lead(first);
    // Opens the others by the addresses that the search returns. `find-settings.test.ts` finds each by name.
    for (const setting of others) {
      page.navigate(addressOf(setting, all, [route]));
      await waitFor(() => expect(document.activeElement?.id, setting).toBe(idsOf(setting).control));
    }
  },
);
