import { text } from '@campus/contracts/core/text';
import { type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import { sentValue } from '@campus/contracts/settings/sent-value';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { idsOf, SettingFrame } from './setting-frame.tsx';
import { labelOf } from './setting-words.ts';
import { useSetting } from './settings-context.ts';

/** A setting that is a text: a line, or as many lines as are given. */
export function SettingText({
  setting,
  rows,
  placeholder,
}: {
  setting: SettingKey;
  rows?: number;
  /** The effective text while this one is empty; undefined where that is unknown. */
  placeholder?: string | undefined;
}) {
  const found = useSetting(setting);
  if (!found) return null;
  const { settings, shown, draft } = found;
  const ids = idsOf(setting);
  const field = {
    id: ids.control,
    'aria-describedby': ids.help,
    'aria-invalid': draft?.error !== undefined,
    value: draft?.shown ?? String(shown.value ?? ''),
    placeholder,
    onChange: ({ target }: { target: { value: string } }) =>
      settings.edit(setting, { shown: target.value, value: target.value }),
  };
  const isEmpty = (draft?.wanted ?? shown.value ?? '') === '';
  return (
    <SettingFrame setting={setting}>
      {rows ? <Textarea rows={rows} {...field} /> : <Input {...field} />}
      {isRemovable(setting) && !isEmpty && (
        <Button
          size="2xs"
          variant="ghost"
          mt={1}
          aria-label={text('settings.removeTextOf', { setting: labelOf(setting) })}
          onClick={() => settings.edit(setting, { shown: '', value: null })}
        >
          {text('settings.removeText')}
        </Button>
      )}
    </SettingFrame>
  );
}

/** Whether a text can be removed, although a blank one cannot be saved. */
function isRemovable(setting: SettingKey): boolean {
  return !settingOf(setting).value.safeParse('').success && sentValue(setting, '') === null;
}
