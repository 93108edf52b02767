import '@campus/contracts/settings/page-messages';
import '@campus/contracts/shell/admin-messages';
import { text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { chakra } from '@chakra-ui/react/styled-system';
import { helpOf, labelOf, settingValueText } from '../../features/settings/setting-words.ts';
import { groupLabelOf } from '../../open-routes.ts';
import { hidingSetting } from './address-of.ts';
import type { FoundGroup } from './find-settings.ts';
import type { SettingsRoute } from './settings-routes.ts';

/** The element id of a setting in the list. */
export function optionIdOf(setting: SettingKey): string {
  return `found-${setting.replaceAll('.', '-')}`;
}

/** Lists settings by page, each with its name, help, and current value. */
export function FoundSettings({
  groups,
  routes,
  all,
  active,
  onPick,
  onOpen,
}: {
  groups: readonly FoundGroup[];
  routes: readonly SettingsRoute[];
  /** Every setting that the person may see. */
  all: readonly ShownSetting[];
  /** The setting that Enter opens. */
  active: SettingKey | undefined;
  onPick: (setting: SettingKey) => void;
  onOpen: (setting: SettingKey) => void;
}) {
  return groups.map(({ page, settings }) => (
    <chakra.div key={page} role="group" aria-labelledby={`found-on-${page}`}>
      <chakra.div
        role="presentation"
        id={`found-on-${page}`}
        px={3}
        pt={3}
        pb={1}
        textStyle="xs"
        color="fg.subtle"
      >
        {headingOf(page, routes)}
      </chakra.div>
      {settings.map(({ setting, value }) => (
        <Option
          key={setting}
          id={optionIdOf(setting)}
          role="option"
          tabIndex={-1}
          aria-selected={setting === active}
          onPointerMove={() => onPick(setting)}
          onClick={() => onOpen(setting)}
        >
          <chakra.span gridArea="label" fontWeight="medium">
            {labelOf(setting)}
          </chakra.span>
          <chakra.span gridArea="help" textStyle="xs" color="fg.muted">
            {helpText(setting, all)}
          </chakra.span>
          <chakra.bdi gridArea="value" color="fg.muted" lineClamp={2} overflowWrap="anywhere" textAlign="end">
            {settingValueText(setting, value)}
          </chakra.bdi>
        </Option>
      ))}
    </chakra.div>
  ));
}

/** A page's name with its sidebar group, because some names are unclear alone. */
function headingOf(page: SettingsPage, routes: readonly SettingsRoute[]): string {
  const route = routes.find((one) => one.page === page);
  const group = route && groupLabelOf(route);
  return group ? text('settings.search.page', { group: text(group), page: text(route.label) }) : '';
}

function helpText(setting: SettingKey, all: readonly ShownSetting[]): string {
  const hider = hidingSetting(setting, all);
  return hider ? text('settings.search.shownWhile', { setting: labelOf(hider) }) : helpOf(setting);
}

const Option = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateAreas: '"label value" "help value"',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    columnGap: 4,
    px: 3,
    py: 2,
    borderRadius: 'md',
    textStyle: 'sm',
    cursor: 'pointer',
    scrollMarginBlock: 10,
    '&[aria-selected=true]': {
      bg: 'accent.subtle',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});
