import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { FieldForm } from './use-contract-form.ts';

/** Yes or no: the browser's own checkbox, with its label beside it. */
export function CheckboxField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
}: {
  form: FieldForm<Values>;
  name: Path<Values>;
  label: ReactNode;
  help?: string;
}) {
  const id = useId();
  const error = form.getFieldState(name, form.formState).error?.message;
  const note = error ?? help;
  return (
    <div>
      <chakra.label display="flex" alignItems="flex-start" gap={2} textStyle="sm" cursor="pointer" w="fit">
        <chakra.input
          type="checkbox"
          boxSize={4}
          mt={0.5}
          flexShrink={0}
          accentColor="accent.solid"
          aria-invalid={error !== undefined}
          aria-describedby={note ? id : undefined}
          {...form.register(name)}
        />
        {label}
      </chakra.label>
      <chakra.p
        id={id}
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
