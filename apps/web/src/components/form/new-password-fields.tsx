import { text } from '@campus/contracts/core/text';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import type { PasswordOwner } from '../../lib/use-password-owner.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

/** The fields for a new password, entered twice, with a checklist of its rules. */
export function NewPasswordFields<Values extends FieldValues, Output>({
  form,
  name,
  confirmation,
  owner,
  isNew = false,
  autoFocus = false,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  confirmation: Path<Values>;
  /** Whose password it is. It must not contain their name or email. */
  owner: PasswordOwner;
  /** Whether it replaces a previous password. */
  isNew?: boolean;
  autoFocus?: boolean;
}) {
  const password: unknown = useWatch({ control: form.control, name });
  return (
    <>
      <PasswordField
        form={form}
        name={name}
        label={text(isNew ? 'field.newPassword' : 'field.password')}
        autoComplete="new-password"
        autoFocus={autoFocus}
        required
        rules={<PasswordChecklist password={typeof password === 'string' ? password : ''} owner={owner} />}
      />
      <PasswordField
        form={form}
        name={confirmation}
        label={text(isNew ? 'password.confirmNew' : 'password.confirm')}
        autoComplete="new-password"
        required
      />
    </>
  );
}
