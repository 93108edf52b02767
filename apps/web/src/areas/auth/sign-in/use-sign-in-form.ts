import { signIn } from '@campus/contracts/auth/auth';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { useCarriedEmail } from '../../../lib/previous-page.ts';
import type { SignInFormState } from './sign-in-form.tsx';

/** The sign-in form, with the email from the previous page. */
export function useSignInForm(): SignInFormState {
  const email = useCarriedEmail();
  return useContractForm(signIn.input, { email, password: '', remember: false });
}
