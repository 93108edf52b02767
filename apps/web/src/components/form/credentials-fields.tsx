import { text } from '@campus/contracts/core/text';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import type { FieldForm } from './use-contract-form.ts';

/** The email and password fields for signing in. The first empty one gets the focus. */
export function CredentialsFields({
  form,
  emailGiven = false,
}: {
  form: FieldForm<{ email: string; password: string }>;
  /** Whether the email is known and cannot be changed here. */
  emailGiven?: boolean;
}) {
  const isEmailEmpty = !emailGiven && !form.formState.defaultValues?.email;
  return (
    <>
      <EmailField form={form} name="email" readOnly={emailGiven} autoFocus={isEmailEmpty} />
      <PasswordField
        form={form}
        name="password"
        label={text('field.password')}
        autoComplete="current-password"
        required
        autoFocus={!isEmailEmpty}
      />
    </>
  );
}
