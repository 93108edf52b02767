import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Loading } from '../../../components/feedback/loading.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { BrandMark, CustomLogo } from '../../../components/layout/brand-mark.tsx';
import { CenteredCard } from '../../../components/layout/centered-card.tsx';
import { TextLink } from '../../../components/layout/text-link.tsx';
import { PresentPerson } from '../sign-in/present-person.tsx';
import { SignInPanel } from '../sign-in/sign-in-panel.tsx';
import { usePresentPerson } from '../sign-in/use-present-person.ts';
import { useSignInForm } from '../sign-in/use-sign-in-form.ts';
import { AccountMade } from '../sign-up/account-made.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import type { MadeAccount } from '../sign-up/use-sign-up.ts';
import { useSignUpForm } from '../sign-up/use-sign-up-form.ts';
import { signInWorld, type World } from './world.ts';

/** The sign-in and sign-up forms of a world. The address selects the form. Both keep their input. */
export function WorldScreen({ world }: { world: World }) {
  const [path, navigate] = useLocation();
  const { person, dismiss } = usePresentPerson();
  const [made, setMade] = useState<MadeAccount>();
  const { signIn, signUp, isSigningUp } = useForms(world);
  const signUpAddress = `${path}?view=sign-up`;
  const handOver = (account: MadeAccount) => {
    const { email, password, verification, reason } = account;
    setMade(account);
    signIn.reset({ email, password, remember: false });
    if (!verification) signIn.setError('root', { message: reason });
    navigate(path, { replace: true });
  };

  if (person === undefined) return <Loading fullPage />;
  if (person)
    return (
      <WorldBox world={world} title={text('signIn.title')}>
        <PresentPerson person={person} world={signInWorld(world)} onOther={dismiss} />
      </WorldBox>
    );
  if (isSigningUp)
    return (
      <WorldBox
        world={world}
        title={text('signUp.title')}
        footer={
          <Sentence text={(link) => text('signUp.haveAccount', { signIn: link })}>
            <TextLink href={path}>{text('signIn.title')}</TextLink>
          </Sentence>
        }
      >
        <SignUpForm form={signUp} world={world} correctsEmail={made !== undefined} onMade={handOver} />
      </WorldBox>
    );
  return (
    <WorldBox
      world={world}
      title={text('signIn.title')}
      footer={
        offersSignUp(world) ? (
          <Sentence text={(link) => text('signIn.newHere', { signUp: link })}>
            <TextLink href={signUpAddress}>{text('signUp.title')}</TextLink>
          </Sentence>
        ) : (
          !world.signUp.offered && (world.signUp.hint || text('signUp.invitesOnly'))
        )
      }
    >
      <SignInPanel
        form={signIn}
        methods={world.methods}
        world={signInWorld(world)}
        passwordLogin={world.passwordLogin}
        rememberMe={world.rememberMe}
        unverified={made?.verification !== undefined}
      >
        {world.closed && <Notice tone="warning">{world.closed}</Notice>}
        {made?.verification && <AccountMade made={made} signUpAddress={signUpAddress} />}
      </SignInPanel>
    </WorldBox>
  );
}

function offersSignUp({ signUp, passwordLogin }: World): boolean {
  return signUp.offered && passwordLogin;
}

/** Both forms, and the one the address selects. The email is copied from one form to the other. */
function useForms(world: World) {
  const signIn = useSignInForm();
  const signUp = useSignUpForm(world);
  const isSigningUp = new URLSearchParams(useSearch()).get('view') === 'sign-up' && offersSignUp(world);
  const carryEmail = useEffectEvent(() => {
    const entered = isSigningUp ? signIn.getValues('email') : signUp.getValues('email');
    if (entered === '') return;
    if (isSigningUp) signUp.setValue('email', entered);
    else signIn.setValue('email', entered);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another view carries the email over
  useEffect(() => carryEmail(), [isSigningUp]);
  return { signIn, signUp, isSigningUp };
}

/** The card with a world's logo and its sign-in or sign-up form. */
function WorldBox({
  world,
  ...box
}: {
  world: World;
  title: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <CenteredCard
      {...box}
      description={<bdi>{world.organizationName}</bdi>}
      mark={
        <>
          <BrandMark />
          {world.logo !== '' && (
            <>
              <chakra.span aria-hidden h={6} borderStartWidth="1px" borderColor="border.emphasized" />
              <CustomLogo src={world.logo} alt={world.organizationName} />
            </>
          )}
        </>
      }
    />
  );
}
