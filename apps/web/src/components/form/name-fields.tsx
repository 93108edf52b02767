import { text } from '@campus/contracts/core/text';
import type { FieldValues, Path } from 'react-hook-form';
import { TextField } from './text-field.tsx';
import type { FieldForm } from './use-contract-form.ts';

/** The name fields of a person who becomes a user. */
export function NameFields<Values extends FieldValues>({
  form,
  firstName,
  lastName,
  autoFocus,
}: {
  form: FieldForm<Values>;
  firstName: Path<Values>;
  lastName: Path<Values>;
  autoFocus: boolean;
}) {
  return (
    <>
      <TextField
        form={form}
        name={firstName}
        required
        label={text('field.firstName')}
        autoComplete="given-name"
        autoFocus={autoFocus}
      />
      <TextField
        form={form}
        name={lastName}
        required
        label={text('field.lastName')}
        autoComplete="family-name"
      />
    </>
  );
}
