import { signIn } from '@campus/contracts/auth';
import { text } from '@campus/contracts/messages';
import { useLocation } from 'wouter';
import { Boxed } from '../../components/boxed.tsx';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useTell } from '../../components/toasts.tsx';
import { rememberUser } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';

/** Sign in by email and password. */
export function LoginPage() {
  const form = useContractForm(signIn.input, { email: '', password: '', remember: false });
  const enter = useSignIn();
  return (
    <Boxed title="Sign In">
      <Form form={form} label="Sign In" unexplained={text('auth.incorrect')} onSubmit={enter}>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" autoFocus />
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
        <CheckboxField form={form} name="remember" label="Remember me" />
        <SubmitButton form={form} size="lg" mt={1}>
          Sign In
        </SubmitButton>
      </Form>
    </Boxed>
  );
}

function useSignIn() {
  const tell = useTell();
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const mutation = trpc.auth.signIn.useMutation();
  return async (values: Parameters<typeof mutation.mutateAsync>[0]) => {
    const { user } = await mutation.mutateAsync(values);
    rememberUser(user.id);
    utils.auth.session.setData({}, { user });
    tell.success(text('auth.signedIn'));
    navigate(paths.accounts);
  };
}
