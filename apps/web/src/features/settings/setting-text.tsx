import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { idsOf, SettingFrame } from './setting-frame.tsx';
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
  return (
    <SettingFrame setting={setting}>
      {rows ? <Textarea rows={rows} {...field} /> : <Input {...field} />}
    </SettingFrame>
  );
}
