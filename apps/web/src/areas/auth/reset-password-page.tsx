import { text } from '@campus/contracts/messages';
import { resetPassword } from '@campus/contracts/passwords';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { Link } from 'wouter';
import { Boxed } from '../../components/boxed.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Where the link of a mail leads to choose a new password. */
export function ResetPasswordPage({ code }: { code: string }) {
  const [invalid, setInvalid] = useState(!resetPassword.input.shape.code.safeParse(code).success);
  if (invalid) return <LinkOver />;
  return (
    <Boxed title="Reset Password" footer={<TextLink href={paths.login}>Back to Sign In</TextLink>}>
      <ResetPasswordForm code={code} onInvalid={() => setInvalid(true)} />
    </Boxed>
  );
}

/** The link was used, has expired, or was never sent. */
function LinkOver() {
  return (
    <Boxed
      title="Reset Password"
      description={text('password.reset.invalid')}
      footer={<TextLink href={paths.login}>Back to Sign In</TextLink>}
    >
      <Button asChild w="full" size="lg">
        <Link href={paths.forgotPassword}>Ask for a new link</Link>
      </Button>
    </Boxed>
  );
}
