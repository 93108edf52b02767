import { text } from '@campus/contracts/core/text';
import type { FieldValues } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** The password of the signed-in person, asked again before a change. */
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
