import { NativeSelect } from '@chakra-ui/react/native-select';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { type SelectOption, SelectOptions } from '../input/select-options.tsx';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import type { FieldForm } from './use-contract-form.ts';

/** A select field in a form. */
export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  required,
  options,
  autoComplete,
}: FieldTexts & {
  form: FieldForm<Values>;
  name: Path<Values>;
  options: readonly SelectOption[];
  autoComplete?: HTMLInputAutoCompleteAttribute;
}) {
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <FieldFrame label={label} help={help} required={required} error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field autoComplete={autoComplete} {...form.register(name)}>
          <SelectOptions options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
