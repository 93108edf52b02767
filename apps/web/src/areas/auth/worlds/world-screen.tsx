import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { BrandMark, CustomLogo } from '../../../components/layout/brand-mark.tsx';
import { CenteredCard } from '../../../components/layout/centered-card.tsx';
import { type FormerSignIn, SignInPanel } from '../sign-in/sign-in-panel.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import type { World } from './world.ts';

/** Signing in to a world, or signing up there: one of the two, and the way to the other. */
export function WorldScreen({ world }: { world: World }) {
  const [view, setView] = useState<'signIn' | 'signUp'>('signIn');
  const [former, setFormer] = useState<FormerSignIn>();
  const offersSignUp = world.signUp.offered && world.passwordLogin;
  if (view === 'signUp')
    return (
      <WorldBox
        world={world}
        title={text('signUp.title')}
        footer={
          <Sentence text={(signIn) => text('signUp.haveAccount', { signIn })}>
            <Toggle onClick={() => setView('signIn')}>{text('signIn.title')}</Toggle>
          </Sentence>
        }
      >
        <SignUpForm
          world={world}
          onNotSignedIn={(signUp) => {
            setFormer(signUp);
            setView('signIn');
          }}
        />
      </WorldBox>
    );
  return (
    <WorldBox
      world={world}
      title={text('signIn.title')}
      footer={
        offersSignUp ? (
          <Sentence text={(signUp) => text('signIn.newHere', { signUp })}>
            <Toggle onClick={() => setView('signUp')}>{text('signUp.title')}</Toggle>
          </Sentence>
        ) : (
          !world.signUp.offered && (world.signUp.hint || text('signUp.invitesOnly'))
        )
      }
    >
      <SignInPanel
        methods={world.methods}
        world={{ name: world.name, logo: world.logo }}
        passwordLogin={world.passwordLogin}
        rememberMe={world.rememberMe}
        former={former}
      />
    </WorldBox>
  );
}

function WorldBox({
  world,
  ...box
}: {
  world: World;
  title: string;
  footer: ReactNode;
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

function Toggle({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="plain" textStyle="sm" verticalAlign="baseline" onClick={onClick}>
      {children}
    </Button>
  );
}
