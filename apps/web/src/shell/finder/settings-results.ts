import '@campus/contracts/settings/page-messages';
import '@campus/contracts/shell/admin-messages';
import '@campus/contracts/shell/finder-messages';
import { text } from '@campus/contracts/core/text';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { strongMatch } from '@campus/domain/core/find-rank';
import { helpOf, labelOf, settingValueText } from '../../features/settings/setting-words.ts';
import { groupLabelOf } from '../../open-routes.ts';
import { addressOf, hidingSetting } from './address-of.ts';
import { findSettings, type Wanted } from './find-settings.ts';
import type { Found, FoundGroup } from './results.ts';
import type { SettingsRoute } from './settings-routes.ts';

interface Searched {
  /** Every setting that the person may see. */
  all: readonly ShownSetting[];
  /** The pages whose settings are searched. */
  routes: readonly SettingsRoute[];
  wanted: Wanted;
  /** Milliseconds. */
  now: number;
}

/** The settings that a search finds: one group for each page. */
export function settingsByPage({ all, routes, wanted, now }: Searched): FoundGroup[] {
  return findSettings(all, wanted, now).map(({ page, settings }) => ({
    name: `settings-${page}`,
    heading: text('finder.settingsOf', { page: pageName(page, routes) }),
    found: settings.map((setting) => present(setting, all, routes)),
  }));
}

/** The settings that a search finds, as one group. */
export function settingsGroup(searched: Searched): FoundGroup {
  const { all, routes, wanted, now } = searched;
  const pages = findSettings(all, wanted, now);
  return {
    name: 'settings',
    heading: text('finder.group.settings'),
    isStrong: (pages[0]?.rank ?? Number.POSITIVE_INFINITY) <= strongMatch,
    found: pages.flatMap(({ page, settings }) =>
      settings.map((setting) => {
        const found = present(setting, all, routes);
        return {
          ...found,
          detail: text('finder.settingDetail', { page: pageName(page, routes), help: found.detail }),
        };
      }),
    ),
  };
}

function present(shown: ShownSetting, all: readonly ShownSetting[], routes: readonly SettingsRoute[]) {
  const { setting, value } = shown;
  const hider = hidingSetting(setting, all);
  return {
    id: setting,
    label: labelOf(setting),
    detail: hider ? text('settings.search.shownWhile', { setting: labelOf(hider) }) : helpOf(setting),
    value: settingValueText(setting, value),
    opens: { to: addressOf(setting, all, routes) },
  } satisfies Found;
}

/** A page's name with its sidebar group, because some names are unclear alone. */
function pageName(page: SettingsPage, routes: readonly SettingsRoute[]): string {
  const route = routes.find((one) => one.page === page);
  const group = route && groupLabelOf(route);
  return group ? text('finder.pageIn', { group: text(group), page: text(route.label) }) : '';
}
