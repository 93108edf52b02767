import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { describeError } from '../../lib/describe-error.ts';
import { useNotify } from '../feedback/toasts.tsx';
import { FormError } from './form-error.tsx';
import { isAboutNewPassword } from './new-password-refusals.ts';

/**
 * A form that validates its values and submits once at a time. A failure is shown at its fields, otherwise at
 * the top of the form. If the person has left the form, it is a toast.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  label,
  unexplained = text('unexpected.error'),
  children,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: (values: Output) => Promise<unknown>;
  /** The form's accessible name. */
  label: string;
  /** The message for a failure without its own text. */
  unexplained?: string;
  children: ReactNode;
}) {
  const running = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const notify = useNotify();
  const submit = form.handleSubmit((values) =>
    onSubmit(values).catch((error: unknown) =>
      element.current ? showFailure(form, error, unexplained) : notify.error(error),
    ),
  );
  const submitOnce = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    await submit(event).finally(() => {
      running.current = false;
    });
  };
  return (
    <chakra.form
      ref={element}
      aria-label={label}
      noValidate
      display="flex"
      flexDirection="column"
      gap={4}
      onSubmit={(event) => void submitOnce(event)}
    >
      <FormError message={form.formState.errors.root?.message} />
      {children}
    </chakra.form>
  );
}

function showFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  unexplained: string,
) {
  const { key, message, fieldErrors } = describeError(error);
  const ofPassword = isAboutNewPassword(key) ? { password: [message], newPassword: [message] } : {};
  const known = Object.entries({ ...fieldErrors, ...ofPassword }).filter(
    ([name]) => name in form.getValues(),
  );
  for (const [index, [name, sentences]] of known.entries())
    form.setError(name as Path<Values>, { message: sentences[0] ?? message }, { shouldFocus: index === 0 });
  if (known.length === 0) form.setError('root', { message: message || unexplained });
}
