import type { ComponentProps } from 'react';
import { BusyButton } from '../feedback/busy-button.tsx';

/** Submits a form. */
export function SubmitButton({
  form,
  ...button
}: { form: { formState: { isSubmitting: boolean } } } & Omit<
  ComponentProps<typeof BusyButton>,
  'form' | 'busy'
>) {
  return <BusyButton type="submit" busy={form.formState.isSubmitting} {...button} />;
}
