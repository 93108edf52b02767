import { signIn } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/messages';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import type { SignInMethod } from '@campus/contracts/worlds/worlds';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Loading } from '../../../components/feedback/loading.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { SignInMethods } from '../../../components/identity/sign-in-methods.tsx';
import { LazySecondFactorStep } from '../../../components/second-factor/lazy-second-factor-step.ts';
import type { SignInWorld } from '../../../lib/sign-in-context.ts';
import { useSignInNotice } from '../../../lib/sign-in-notice.ts';
import { useSignedIn } from '../../../shell/signed-in.ts';
import { OrDivider } from './or-divider.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInFailure } from './use-sign-in.ts';

/** What a sign-in that failed elsewhere had been tried with. */
export interface FormerSignIn {
  email: string;
  password: string;
  failure: SignInFailure;
}

/** Every way to sign in, here or to a world: the form, and the other methods. A second factor is asked for after it. */
export function SignInPanel({
  methods,
  world,
  passwordLogin = true,
  rememberMe = true,
  former,
}: {
  methods: readonly SignInMethod[];
  world?: SignInWorld;
  passwordLogin?: boolean;
  rememberMe?: boolean;
  former?: FormerSignIn | undefined;
}) {
  const form = useContractForm(signIn.input, {
    email: former?.email ?? '',
    password: former?.password ?? '',
    remember: false,
  });
  const notice = useSignInNotice();
  const [waiting, setWaiting] = useState<WaitingSignIn>();
  const signedIn = useSignedIn();
  const remember = useWatch({ control: form.control, name: 'remember' });
  if (waiting)
    return (
      <Suspense fallback={<Loading />}>
        <LazySecondFactorStep
          waiting={waiting}
          onSignedIn={(user) => signedIn(user)}
          onExpired={(reason) => {
            setWaiting(undefined);
            form.reset();
            form.setError('root', { message: reason });
          }}
        />
      </Suspense>
    );
  return (
    <chakra.div display="grid" gap={5}>
      {notice && <Notice tone="warning">{notice}</Notice>}
      {passwordLogin && (
        <SignInForm
          form={form}
          world={world?.name ?? ''}
          rememberMe={rememberMe}
          former={former?.failure}
          onWaiting={setWaiting}
        />
      )}
      {passwordLogin && methods.length > 0 && <OrDivider />}
      <SignInMethods methods={methods} world={world} remember={remember ?? false} />
      {passwordLogin && <PasskeyButton remember={remember ?? false} />}
      {!passwordLogin && rememberMe && (
        <CheckboxField form={form} name="remember" label={text('signIn.remember')} />
      )}
    </chakra.div>
  );
}
