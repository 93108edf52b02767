import { Textarea } from '@chakra-ui/react/textarea';
import type { FieldValues, Path } from 'react-hook-form';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import type { FieldForm } from './use-contract-form.ts';

/** A multi-line text field. */
export function TextareaField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  required,
  rows = 4,
}: FieldTexts & { form: FieldForm<Values>; name: Path<Values>; rows?: number }) {
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <FieldFrame label={label} help={help} required={required} error={error}>
      <Textarea rows={rows} {...form.register(name)} readOnly={form.formState.isSubmitting} />
    </FieldFrame>
  );
}
