import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { JudgedDraft } from './setting-drafts.ts';
import { settingValueText } from './setting-words.ts';
import { usePageSettings } from './settings-context.ts';

/** A setting that another person has changed while the person did: before, theirs, and mine, and the choice. */
export function SettingConflict({ draft }: { draft: JudgedDraft }) {
  const { shown, discard, keepMine } = usePageSettings();
  const { setting, base } = draft;
  const values: readonly [ConstantKey, string][] = [
    ['settings.conflict.before', settingValueText(setting, base)],
    ['settings.conflict.theirs', settingValueText(setting, shown.get(setting)?.value ?? null)],
    ['settings.conflict.mine', draft.shown],
  ];
  return (
    <chakra.div
      role="alert"
      gridArea="more"
      mt={1}
      p={3}
      borderWidth="1px"
      borderColor="border.warning"
      borderRadius="md"
      bg="bg.warning"
      textStyle="sm"
    >
      {text('settings.conflict')}
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap={3} my={2}>
        {values.map(([name, value]) => (
          <chakra.div key={name} display="contents">
            <chakra.dt color="fg.muted">{text(name)}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">
              <bdi>{value}</bdi>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.div display="flex" gap={2}>
        <Button size="xs" variant="outline" onClick={() => keepMine(setting)}>
          {text('settings.conflict.keepMine')}
        </Button>
        <Button size="xs" variant="outline" onClick={() => discard([setting])}>
          {text('settings.conflict.takeTheirs')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
