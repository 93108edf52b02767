import { Field } from '@chakra-ui/react/field';
import type { ReactNode } from 'react';

export interface FieldTexts {
  label: string;
  /** One sentence below the field. */
  help?: string | undefined;
}

/** Label above, help below, the error at the field and announced: the frame of every field. */
export function FieldFrame({
  label,
  help,
  error,
  children,
}: FieldTexts & { error: string | undefined; children: ReactNode }) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      {children}
      {help && !error && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
