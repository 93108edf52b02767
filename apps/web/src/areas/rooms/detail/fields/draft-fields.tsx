import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Textarea } from '@chakra-ui/react/textarea';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from '../../../../components/form/field-frame.tsx';
import { type SelectOption, SelectOptions } from '../../../../components/input/select-options.tsx';

interface DraftField extends FieldTexts {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A line of text of the entry that is edited. */
export function DraftText({
  label,
  help,
  required,
  error,
  onChange,
  ...input
}: DraftField &
  Pick<ComponentProps<typeof Input>, 'list' | 'inputMode' | 'maxLength' | 'disabled' | 'type'>) {
  return (
    <FieldFrame label={label} help={help} required={required} error={error}>
      <Input autoComplete="off" onChange={({ target }) => onChange(target.value)} {...input} />
    </FieldFrame>
  );
}

/** Several lines of text of the entry that is edited. */
export function DraftArea({ label, help, error, value, onChange }: DraftField) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      <Textarea rows={3} value={value} onChange={({ target }) => onChange(target.value)} />
    </FieldFrame>
  );
}

/** A choice among a few values. A stored value that is no longer offered stays in the list. */
export function DraftSelect({
  label,
  help,
  required,
  error,
  value,
  options,
  onChange,
}: DraftField & { options: readonly SelectOption[] }) {
  const isOffered = options.some((option) => option.value === value);
  return (
    <FieldFrame label={label} help={help} required={required} error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {!isOffered && <SelectOptions options={[{ value, label: value }]} />}
          <SelectOptions options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
