import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { readLocaleNumber, writeLocaleNumber } from '@campus/domain/core/locale-numbers';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import { shownNumber, storedNumber } from '@campus/domain/settings/units';
import { Input } from '@chakra-ui/react/input';
import { idsOf, SettingFrame } from './setting-frame.tsx';
import { useSetting } from './settings-context.ts';

const { languages } = window.navigator;

/** A setting that is a number, written in the person's locale and unit. An empty field unsets it. */
export function SettingNumber({
  setting,
  placeholder,
}: {
  setting: SettingKey;
  /** The effective value while nothing is set. */
  placeholder?: string;
}) {
  const found = useSetting(setting);
  if (!found) return null;
  const { settings, shown, draft } = found;
  const ids = idsOf(setting);
  const write = (value: SettingValue) =>
    value === null ? '' : writeLocaleNumber(shownNumber(setting, Number(value)), languages);
  const read = (typed: string): SettingValue | undefined => {
    if (typed.trim() === '') return null;
    const number = readLocaleNumber(typed, languages);
    return number === undefined ? undefined : storedNumber(setting, number);
  };
  return (
    <SettingFrame setting={setting}>
      <Input
        id={ids.control}
        inputMode="decimal"
        w={{ base: 'full', sm: '10rem' }}
        aria-describedby={ids.help}
        aria-invalid={draft?.error !== undefined}
        value={draft?.shown ?? write(shown.value)}
        placeholder={placeholder}
        onChange={({ target }) => settings.edit(setting, { shown: target.value, value: read(target.value) })}
      />
    </SettingFrame>
  );
}
