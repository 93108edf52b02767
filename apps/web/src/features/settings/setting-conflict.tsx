import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ConflictNotice } from '../../editing/conflict-notice.tsx';
import type { EditedSetting } from './setting-drafts.ts';
import { settingValueText } from './setting-words.ts';
import { usePageSettings } from './settings-context.ts';

/** A setting that another person has changed while the person did: before, theirs, and mine. */
export function SettingConflict({ draft: { setting, base, shown: typed } }: { draft: EditedSetting }) {
  const { shown, discard, keepMine } = usePageSettings();
  const values: readonly [ConstantKey, string][] = [
    ['settings.conflict.before', settingValueText(setting, base)],
    ['settings.conflict.theirs', settingValueText(setting, shown.get(setting)?.value ?? null)],
    ['settings.conflict.mine', typed],
  ];
  const person = shown.get(setting)?.changed?.by;
  return (
    <chakra.div gridArea="more" mt={1}>
      <ConflictNotice
        {...(person && { title: text('editing.conflict.by', { person }) })}
        onKeepMine={() => keepMine(setting)}
        onTakeTheirs={() => discard([setting])}
      >
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap={3}>
          {values.map(([name, value]) => (
            <chakra.div key={name} display="contents">
              <chakra.dt color="fg.muted">{text(name)}</chakra.dt>
              <chakra.dd overflowWrap="anywhere">
                <bdi>{value}</bdi>
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </ConflictNotice>
    </chakra.div>
  );
}
