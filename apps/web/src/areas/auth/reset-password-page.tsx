import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/messages';
import { resetPassword } from '@campus/contracts/passwords/passwords';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { Link } from 'wouter';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { paths } from '../../paths.ts';
import { ResetPasswordForm } from './passwords/reset-password-form.tsx';

/** Where the link of a mail leads to choose a new password. */
export function ResetPasswordPage({ code }: { code: string }) {
  const [invalid, setInvalid] = useState(!resetPassword.input.shape.code.safeParse(code).success);
  if (invalid) return <LinkOver />;
  return (
    <CenteredCard
      title={text('password.reset')}
      footer={<TextLink href={paths.login}>{text('signIn.backTitle')}</TextLink>}
    >
      <ResetPasswordForm code={code} onInvalid={() => setInvalid(true)} />
    </CenteredCard>
  );
}

/** The link was used, has expired, or was never sent. */
function LinkOver() {
  return (
    <CenteredCard
      title={text('password.reset')}
      description={text('password.reset.invalid')}
      footer={<TextLink href={paths.login}>{text('signIn.backTitle')}</TextLink>}
    >
      <Button asChild w="full" size="lg">
        <Link href={paths.forgotPassword}>{text('password.reset.again')}</Link>
      </Button>
    </CenteredCard>
  );
}
