import type { signIn } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/messages';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent } from 'react';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { CredentialsFields } from '../../../components/form/credentials-fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import type { ContractForm } from '../../../components/form/use-contract-form.ts';
import { ForgotPasswordLink } from '../../../components/identity/forgot-password-link.tsx';
import { trpc } from '../../../trpc.ts';
import { ResendLink } from '../verification/resend-link.tsx';
import { useResend } from '../verification/use-resend.ts';
import { type SignInFailure, useSignIn } from './use-sign-in.ts';

export type SignInFormState = ContractForm<typeof signIn.input>;

/** Sign in by email and password. */
export function SignInForm({
  form,
  world,
  rememberMe,
  former,
  onWaiting,
}: {
  form: SignInFormState;
  /** The name of the world that is signed in to; empty without one. */
  world: string;
  rememberMe: boolean;
  /** Why signing in has failed before, elsewhere. */
  former?: SignInFailure | undefined;
  /** Called when the password was right, and a second factor is missing. */
  onWaiting: (waiting: WaitingSignIn) => void;
}) {
  const { enter, failure } = useSignIn(onWaiting, former);
  const showFormer = useEffectEvent(() => former && form.setError('root', { message: former.message }));
  useEffect(() => void showFormer(), []);
  return (
    <Form form={form} label={text('signIn.title')} unexplained={text('auth.incorrect')} onSubmit={enter}>
      {failure && isForVerification(failure) && <Resend form={form} world={world} />}
      <CredentialsFields form={form} />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap={2} textStyle="sm">
        {rememberMe && <CheckboxField form={form} name="remember" label={text('signIn.remember')} />}
        <ForgotPasswordLink />
      </chakra.div>
      <SubmitButton form={form} size="lg">
        {text('signIn.title')}
      </SubmitButton>
    </Form>
  );
}

function isForVerification({ error }: SignInFailure): boolean {
  return error === 'auth.verificationEmail';
}

/** The way to another verification email, with the email and the password that were entered. */
function Resend({ form, world }: { form: SignInFormState; world: string }) {
  const { mutateAsync } = trpc.verification.resend.useMutation();
  const resend = useResend(() => {
    const { email, password } = form.getValues();
    return mutateAsync({ email, password, world });
  });
  return <ResendLink resend={resend} email={() => form.getValues('email').trim()} />;
}
