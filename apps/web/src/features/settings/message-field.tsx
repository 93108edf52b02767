import { ownSentences } from '@campus/contracts/core/sentences';
import { type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import { chakra } from '@chakra-ui/react/styled-system';
import { Textarea } from '@chakra-ui/react/textarea';
import { useId } from 'react';
import { helpOf, labelOf } from './setting-words.ts';

/** What a text that was typed changes: nothing if it is the stored one, and an error if it cannot be saved. */
export function messageChange(
  { setting, value }: ShownSetting,
  typed: string,
): { changes: { setting: SettingKey; value: SettingValue }[]; error?: string | undefined } {
  if (typed === String(value ?? '')) return { changes: [] };
  const read = settingOf(setting).value.safeParse(typed, { error: ownSentences });
  if (!read.success) return { changes: [], error: read.error.issues[0]?.message };
  return { changes: read.data === value ? [] : [{ setting, value: read.data }] };
}

/** The text that people read while a switch is on, in the question about the switch. */
export function MessageField({
  setting,
  text,
  error,
  onChange,
}: {
  setting: SettingKey;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <chakra.div display="grid" gap={1} mt={3}>
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="medium">
        {labelOf(setting)}
      </chakra.label>
      <Textarea
        id={id}
        size="sm"
        rows={3}
        value={text}
        aria-describedby={`${id}-help`}
        aria-invalid={error !== undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <chakra.p id={`${id}-help`} textStyle="xs" color={error ? 'fg.error' : 'fg.muted'}>
        <span role={error ? 'alert' : undefined}>{error ?? helpOf(setting)}</span>
      </chakra.p>
    </chakra.div>
  );
}
