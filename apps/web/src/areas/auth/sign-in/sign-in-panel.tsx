import { text } from '@campus/contracts/core/text';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import type { SignInMethod } from '@campus/contracts/worlds/worlds';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Loading } from '../../../components/feedback/loading.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { SignInMethods } from '../../../features/identity/sign-in-methods.tsx';
import { LazySecondFactorStep } from '../../../features/second-factor/lazy-second-factor-step.ts';
import { useHistoryNotice } from '../../../lib/history-notice.ts';
import type { SignInWorld } from '../../../lib/sign-in-context.ts';
import { useSignedIn } from '../../../shell/signed-in.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInForm, type SignInFormState } from './sign-in-form.tsx';

/** All sign-in methods, for the console or a world. Asks for the second factor afterwards. */
export function SignInPanel({
  form,
  methods,
  world,
  passwordLogin = true,
  rememberMe = true,
  unverified = false,
  children,
}: {
  form: SignInFormState;
  methods: readonly SignInMethod[];
  world?: SignInWorld;
  passwordLogin?: boolean;
  rememberMe?: boolean;
  /** Whether the entered email is known to be unverified. */
  unverified?: boolean;
  /** A message above the form. */
  children?: ReactNode;
}) {
  const notice = useHistoryNotice();
  const [waiting, setWaiting] = useState<WaitingSignIn>();
  const signedIn = useSignedIn(world);
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
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
      {notice && <Notice tone="warning">{notice}</Notice>}
      {children}
      {passwordLogin && (
        <SignInForm
          form={form}
          world={world}
          rememberMe={rememberMe}
          unverified={unverified}
          onWaiting={setWaiting}
        />
      )}
      {passwordLogin && methods.length > 0 && <OrDivider />}
      {!passwordLogin && rememberMe && (
        <CheckboxField form={form} name="remember" label={text('signIn.remember')} />
      )}
      <SignInMethods methods={methods} world={world} remember={remember ?? false} />
      {passwordLogin && <PasskeyButton remember={remember ?? false} world={world} />}
    </chakra.div>
  );
}

/** Separates two alternatives. */
function OrDivider() {
  return (
    <chakra.div display="flex" alignItems="center" gap={3} textStyle="xs" color="fg.muted">
      <Line />
      {text('signIn.or')}
      <Line />
    </chakra.div>
  );
}

const Line = chakra('span', { base: { flex: '1', borderTopWidth: '1px' } });
