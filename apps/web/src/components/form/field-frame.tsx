import { Field } from '@chakra-ui/react/field';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export interface FieldTexts {
  label: string;
  /** One sentence below the field. */
  help?: string | undefined;
  /** Whether the form takes no empty value; screen readers say so. */
  required?: boolean | undefined;
}

/**
 * Label above, help below, the error at the field and announced: the frame of every field. What is below the field is
 * its description.
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
  /** The rules for a value, below the error. */
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
