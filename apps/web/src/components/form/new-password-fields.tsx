import { text } from '@campus/contracts/core/text';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

/** A password to be chosen, twice, with the rules that the first one meets so far. */
export function NewPasswordFields<Values extends FieldValues, Output>({
  form,
  name,
  confirmation,
  isNew = false,
  autoFocus = false,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  confirmation: Path<Values>;
  /** Whether it takes the place of another one. */
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
        rules={<PasswordChecklist password={typeof password === 'string' ? password : ''} />}
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
