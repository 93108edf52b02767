import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { describeError } from '../../lib/describe-error.ts';

/** Shows a "name is taken" failure at its field. Any other failure is shown by the form. */
export function showNameTaken<Values extends FieldValues & { organizationName: string }, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  const { key, message } = describeError(error);
  if (key !== 'accounts.organizationName.taken') throw error;
  form.setError('organizationName' as Path<Values>, { message }, { shouldFocus: true });
}
