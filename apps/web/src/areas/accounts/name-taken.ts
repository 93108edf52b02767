import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { describeError } from '../../lib/describe-error.ts';

/** Shows at its field that a name is taken; any other failure belongs to the form. */
export function showNameTaken<Values extends FieldValues & { organizationName: string }, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  const { key, message } = describeError(error);
  if (key !== 'accounts.organizationName.taken') throw error;
  form.setError('organizationName' as Path<Values>, { message }, { shouldFocus: true });
}
