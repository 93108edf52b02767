import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Checkbox } from '../input/checkbox.tsx';
import type { FieldForm } from './use-contract-form.ts';

/** A checkbox in a form. */
export function CheckboxField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  required,
  disabled,
}: {
  form: FieldForm<Values>;
  name: Path<Values>;
  label: ReactNode;
  help?: string;
  /** Whether it must be checked. */
  required?: boolean;
  /** Whether it cannot be changed now. */
  disabled?: boolean;
}) {
  const noteId = useId();
  const error = form.getFieldState(name, form.formState).error?.message;
  const note = error ?? help;
  return (
    <div>
      <Checkbox
        label={label}
        aria-invalid={error !== undefined}
        aria-describedby={note ? noteId : undefined}
        required={required}
        disabled={disabled}
        {...form.register(name)}
      />
      <chakra.p
        id={noteId}
        role={error ? 'alert' : undefined}
        ps={6}
        textStyle="xs"
        color={error ? 'fg.error' : 'fg.muted'}
      >
        {note}
      </chakra.p>
    </div>
  );
}
