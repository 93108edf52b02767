import { text } from '@campus/contracts/core/text';
import { settingOf } from '@campus/contracts/settings/all-settings';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatList } from '../../lib/format.ts';
import { labelOf, settingValueText } from './setting-words.ts';
import { type LastSave, usePageSettings } from './settings-context.ts';

/** The last save with its settings, and the button that undoes it, after a question if one of them asks. */
export function SavedRow({ changes }: LastSave) {
  const { undoSave, ask } = usePageSettings();
  const asking = changes.find(({ setting }) => settingOf(setting).asks);
  const undo = () => {
    if (asking) ask({ kind: 'undo', setting: asking.setting, value: asking.from });
    else void undoSave();
  };
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3}>
      <chakra.p role="status" textStyle="sm" color="fg.muted" minW={0} overflowWrap="anywhere" lineClamp={3}>
        <bdi>{savedText(changes)}</bdi>
      </chakra.p>
      <Button size="sm" variant="outline" flexShrink={0} onClick={undo}>
        {text('settings.undo')}
      </Button>
    </chakra.div>
  );
}

function savedText(changes: LastSave['changes']): string {
  const [one] = changes;
  if (!one || changes.length > 1)
    return text('settings.bar.saved', {
      settings: formatList(changes.map(({ setting }) => labelOf(setting))),
    });
  const { setting, from, to } = one;
  return text('settings.bar.savedOne', {
    setting: labelOf(setting),
    from: settingValueText(setting, from),
    to: settingValueText(setting, to),
  });
}
