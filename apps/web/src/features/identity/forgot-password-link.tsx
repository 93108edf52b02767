import { text } from '@campus/contracts/core/text';
import { useLocation } from 'wouter';
import { TextLink } from '../../components/layout/text-link.tsx';
import { paths } from '../../paths.ts';

/** Links to the password reset page, which links back to this page. */
export function ForgotPasswordLink({ email }: { /** The email entered so far. */ email: string }) {
  const [path] = useLocation();
  return (
    <TextLink href={paths.forgotPassword} state={{ from: path, email }}>
      {text('password.forgot')}
    </TextLink>
  );
}
