import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../components/feedback/loading.tsx';
import { Sentence } from '../../components/feedback/sentence.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { paths } from '../../paths.ts';
import { ResetPasswordForm } from './passwords/reset-password-form.tsx';
import { useResetLink } from './passwords/use-reset-link.ts';

/** The page of a password reset link. */
export function ResetPasswordPage({ code }: { code: string }) {
  const { state, owner, reason } = useResetLink(code);
  const [refused, setRefused] = useState<string>();
  if (state === 'loading') return <Loading fullPage />;
  const over = refused ?? reason;
  if (over !== undefined) return <LinkOver reason={over} />;
  return (
    <CenteredCard
      title={text('password.reset')}
      description={
        owner !== '' && (
          <Sentence text={(email) => text('password.reset.for', { email })}>
            <strong>
              <bdi>{owner}</bdi>
            </strong>
          </Sentence>
        )
      }
      footer={<TextLink href={paths.login}>{text('signIn.backTitle')}</TextLink>}
    >
      <ResetPasswordForm code={code} email={owner} onOver={setRefused} />
    </CenteredCard>
  );
}

/** The link was used, has expired, was replaced, or was never sent. */
function LinkOver({ reason }: { reason: string }) {
  return (
    <CenteredCard
      title={text('password.reset')}
      takesFocus
      description={reason}
      footer={<TextLink href={paths.login}>{text('signIn.backTitle')}</TextLink>}
    >
      <Button asChild w="full" size="lg">
        <Link href={paths.forgotPassword}>{text('password.reset.again')}</Link>
      </Button>
    </CenteredCard>
  );
}
