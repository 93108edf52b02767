import type { signIn } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/text';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { CredentialsFields } from '../../../components/form/credentials-fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import type { ContractForm } from '../../../components/form/use-contract-form.ts';
import { ForgotPasswordLink } from '../../../features/identity/forgot-password-link.tsx';
import type { SignInWorld } from '../../../lib/sign-in-context.ts';
import { trpc } from '../../../trpc.ts';
import { ResendLink } from '../verification/resend-link.tsx';
import { useResend } from '../verification/use-resend.ts';
import { type SignInFailure, useSignIn } from './use-sign-in.ts';

export type SignInFormState = ContractForm<typeof signIn.input>;

/** Signs in with email and password. */
export function SignInForm({
  form,
  world,
  rememberMe,
  unverified,
  onWaiting,
}: {
  form: SignInFormState;
  /** The world to sign in to, if any. */
  world: SignInWorld | undefined;
  rememberMe: boolean;
  /** Whether the email is known to be unverified. */
  unverified: boolean;
  /** Called when the password was correct and a second factor is needed. */
  onWaiting: (waiting: WaitingSignIn) => void;
}) {
  const { enter, failure } = useSignIn(onWaiting, world);
  const email = useWatch({ control: form.control, name: 'email' });
  const waitsForVerification = failure ? isForVerification(failure) : unverified;
  return (
    <Form form={form} label={text('signIn.title')} unexplained={text('auth.incorrect')} onSubmit={enter}>
      {waitsForVerification && <Resend form={form} world={world?.name ?? ''} />}
      <CredentialsFields form={form} />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap={2} textStyle="sm">
        {rememberMe && <CheckboxField form={form} name="remember" label={text('signIn.remember')} />}
        <ForgotPasswordLink email={email} />
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

/** Resends the verification email to the entered address, with the entered password as proof. */
function Resend({ form, world }: { form: SignInFormState; world: string }) {
  const { mutateAsync } = trpc.verification.resend.useMutation();
  const resend = useResend(() => {
    const { email, password } = form.getValues();
    return mutateAsync({ email, password, world });
  });
  return <ResendLink resend={resend} email={() => form.getValues('email').trim()} />;
}
