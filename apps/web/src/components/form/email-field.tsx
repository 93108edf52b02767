import { text } from '@campus/contracts/core/text';
import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The field for a login email. */
export function EmailField<Values extends FieldValues>(
  field: Omit<TextFieldProps<Values>, 'label' | 'type' | 'autoComplete'>,
) {
  return <TextField required {...field} label={text('field.email')} type="email" autoComplete="username" />;
}
