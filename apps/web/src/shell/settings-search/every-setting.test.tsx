import { settingKeys, settingOf, settingsOfPage } from '@campus/contracts/settings/all-settings';
import { settingsPages } from '@campus/contracts/settings/setting';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { idsOf } from '../../components/settings/setting-frame.tsx';
import { labelOf } from '../../components/settings/setting-words.ts';
import { routeTable } from '../../route-table.ts';
import { withControls } from '../../testing/controls.ts';
import { anEnteredAccount, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

/** Every setting is shown: those that show others are on. */
const shown = { 'Account.invitesOnly': true, 'Account.showScavHuntButtons': true };

it('finds settings on every page that has some', () => {
  expect(new Set(settingKeys.map((key) => settingOf(key).page))).toEqual(new Set(settingsPages));
});

it.each(settingsPages)(
  'finds every setting by its name, and leads to its control in at most 4 keys besides: %s',
  async (name) => {
    // `find-settings.test.ts` finds each among all of them; here it is among those of its page.
    const page = renderPage('/profile', {
      ...withControls({ settings: shown }).answers,
      ...workingIn(anEnteredAccount({ pages: [name] })),
    });
    await screen.findByRole('button', { name: 'Search settings' });
    const route = routeTable.find((entry) => entry.page === name);
    let pressed = 0;
    const count = () => {
      pressed += 1;
    };
    window.addEventListener('keydown', count);
    onTestFinished(() => window.removeEventListener('keydown', count));
    // The first one from another page, the others from the setting before.
    for (const setting of settingsOfPage(name)) {
      pressed = 0;
      await page.user.keyboard('{Control>}k{/Control}');
      // By attributes: looking for roles among so much takes most of a second.
      await waitFor(() => expect(document.activeElement).toHaveProperty('role', 'combobox'));
      await waitFor(() => expect(document.querySelector('[role=option][aria-selected=true]')).not.toBeNull());
      await page.user.paste(labelOf(setting));
      await page.user.keyboard('{Enter}');
      expect(pressed, setting).toBeLessThanOrEqual(4);
      await waitFor(() => expect(document.activeElement?.id, setting).toBe(idsOf(setting).control));
      expect(page.address()).toBe(`${route?.path}?setting=${setting}`);
      expect(document.querySelector('[role=dialog]')).toBeNull();
    }
  },
);
