import { Field } from '@chakra-ui/react/field';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export interface FieldTexts {
  label: string;
  /** One sentence of help below the field. */
  help?: string | undefined;
  /** Whether a value is required, which screen readers announce. */
  required?: boolean | undefined;
}

/**
 * The frame of every field: the label above, the help below, and an announced error. The texts below describe
 * the field.
 */
export function FieldFrame({
  label,
  help,
  required = false,
  error,
  rules,
  children,
}: FieldTexts & {
  error: string | undefined;
  /** The rules for a value, shown below the error. */
  rules?: ReactNode;
  children: ReactNode;
}) {
  const shownHelp = error === undefined ? help : undefined;
  return (
    <Field.Root role="none" invalid={error !== undefined} required={required}>
      <Field.Label>{label}</Field.Label>
      {children}
      {(shownHelp || error || rules) && (
        <Field.HelperText asChild>
          <chakra.div w="full">
            {shownHelp}
            <Field.ErrorText>{error}</Field.ErrorText>
            {rules}
          </chakra.div>
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
