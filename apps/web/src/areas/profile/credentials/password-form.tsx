import { text } from '@campus/contracts/core/text';
import { chosenPassword } from '@campus/contracts/passwords/passwords';
import { useState } from 'react';
import type * as z from 'zod';
import { Form } from '../../../components/form/form.tsx';
import { HiddenUsername } from '../../../components/form/hidden-username.tsx';
import { NewPasswordFields } from '../../../components/form/new-password-fields.tsx';
import { isAboutNewPassword } from '../../../components/form/new-password-refusals.ts';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { useUser } from '../../../shell/session.tsx';
import { useChangePassword } from '../../../shell/use-change-password.ts';
import { useOwnPassword } from '../../../shell/use-own-password.ts';
import { CurrentPasswordDialog } from './current-password-dialog.tsx';

type Chosen = z.output<typeof chosenPassword>;

/** Changes the password. This ends every session, including this one. */
export function PasswordForm() {
  const form = useContractForm(chosenPassword, { newPassword: '', confirmation: '' });
  const [chosen, setChosen] = useState<Chosen>();
  const change = useChangePassword();
  const { email } = useUser();
  const owner = useOwnPassword();
  const close = () => setChosen(undefined);

  const confirm = async (newPassword: Chosen, currentPassword: string) => {
    try {
      await change({ ...newPassword, currentPassword });
    } catch (error) {
      const { key, message } = describeError(error);
      if (!isAboutNewPassword(key)) throw error;
      form.setError('newPassword', { message: failed(message) });
      close();
    }
  };
  return (
    <>
      <Form
        form={form}
        label={text('profile.password.change')}
        onSubmit={async (entered) => setChosen(entered)}
      >
        <HiddenUsername email={email} />
        <NewPasswordFields form={form} name="newPassword" confirmation="confirmation" owner={owner} isNew />
        <SubmitButton form={form} variant="outline" alignSelf="flex-start">
          {text('profile.password.change')}
        </SubmitButton>
      </Form>
      {chosen && (
        <CurrentPasswordDialog
          title={text('profile.password.ask')}
          message={text('profile.password.consequence')}
          confirmText={text('profile.password.change')}
          failed={failed}
          onConfirm={(currentPassword) => confirm(chosen, currentPassword)}
          onClose={close}
        />
      )}
    </>
  );
}

function failed(reason: string): string {
  return text('password.changeFailed', { reason });
}
