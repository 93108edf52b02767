import { text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Undo2 } from 'lucide-react';
import type { EditedSetting } from './setting-drafts.ts';
import { labelOf, settingValueText } from './setting-words.ts';
import { usePageSettings } from './settings-context.ts';

/** Each change as its setting, the stored value, and the new one. */
export function ChangeList({
  drafts,
  onDiscard,
}: {
  drafts: readonly EditedSetting[];
  onDiscard: (setting: SettingKey) => void;
}) {
  const { shown } = usePageSettings();
  return (
    <chakra.ul display="grid" gap={1} maxH="12rem" overflowY="auto" textStyle="sm">
      {drafts.map(({ setting, shown: typed, wanted, error }) => (
        <chakra.li key={setting} display="flex" alignItems="center" gap={2}>
          <chakra.span flex="1" minW={0} overflowWrap="anywhere" color={error ? 'fg.error' : undefined}>
            <chakra.strong fontWeight="medium">{labelOf(setting)}</chakra.strong>{' '}
            <bdi>
              {text('settings.becomes', {
                from: settingValueText(setting, shown.get(setting)?.value ?? null),
                to: wanted === undefined ? typed : settingValueText(setting, wanted),
              })}
            </bdi>
          </chakra.span>
          <IconButton
            size="2xs"
            variant="ghost"
            aria-label={text('settings.discardOne', { setting: labelOf(setting) })}
            onClick={() => onDiscard(setting)}
          >
            <Undo2 size={14} />
          </IconButton>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
