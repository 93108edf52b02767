import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { SelectOptions } from '../../components/input/select-options.tsx';
import { offeredChoices } from './choices.ts';
import { idsOf, SettingFrame } from './setting-frame.tsx';
import { useSetting } from './settings-context.ts';

/** A setting that is one of a few values. */
export function SettingChoice({ setting }: { setting: SettingKey }) {
  const found = useSetting(setting);
  if (!found) return null;
  const { settings, shown, draft } = found;
  const ids = idsOf(setting);
  const choices = offeredChoices(shown);
  const choose = (index: string) => {
    const choice = choices[Number(index)];
    if (choice) settings.edit(setting, { shown: choice.label, value: choice.value });
  };
  const value = draft?.wanted === undefined ? shown.value : draft.wanted;
  return (
    <SettingFrame setting={setting}>
      <NativeSelect.Root>
        <NativeSelect.Field
          id={ids.control}
          aria-describedby={ids.help}
          value={String(choices.findIndex((choice) => choice.value === value))}
          onChange={({ target }) => choose(target.value)}
        >
          <SelectOptions options={choices.map(({ label }, index) => ({ value: String(index), label }))} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </SettingFrame>
  );
}
