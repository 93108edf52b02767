import { text } from '@campus/contracts/core/text';
import type { FieldValues } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** Asks the signed-in person for their password before a change. */
export function CurrentPasswordField<Values extends FieldValues>(
  field: Omit<TextFieldProps<Values>, 'label' | 'type' | 'autoComplete'>,
) {
  return (
    <PasswordField
      required
      {...field}
      label={text('field.currentPassword')}
      autoComplete="current-password"
    />
  );
}
