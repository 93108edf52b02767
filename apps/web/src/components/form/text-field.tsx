import { Input } from '@chakra-ui/react/input';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import type { FieldForm } from './use-contract-form.ts';

export interface TextFieldProps<Values extends FieldValues> extends FieldTexts {
  form: FieldForm<Values>;
  name: Path<Values>;
  type?: 'text' | 'email' | 'password' | 'date' | 'datetime-local' | 'tel';
  inputMode?: 'decimal' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  readOnly?: boolean;
  placeholder?: string;
}

/**
 * A text field. It is read-only during submission, because text typed then would be lost when the form
 * closes.
 */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  required,
  readOnly = false,
  ...input
}: TextFieldProps<Values>) {
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <FieldFrame label={label} help={help} required={required} error={error}>
      <Input {...form.register(name)} {...input} readOnly={readOnly || form.formState.isSubmitting} />
    </FieldFrame>
  );
}
