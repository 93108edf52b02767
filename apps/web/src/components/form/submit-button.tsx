import { Button } from '@chakra-ui/react/button';
import type { ComponentProps } from 'react';

/** Sends a form; while it is on its way the button says so and cannot be pressed again. */
export function SubmitButton({
  form,
  ...button
}: { form: { formState: { isSubmitting: boolean } } } & Omit<ComponentProps<typeof Button>, 'form'>) {
  return <Button type="submit" loading={form.formState.isSubmitting} {...button} />;
}
