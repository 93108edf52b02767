import { text } from '@campus/contracts/core/text';
import { useLocation } from 'wouter';
import { TextLink } from '../../components/layout/text-link.tsx';
import { paths } from '../../paths.ts';

/** The way to a new password, and back to this page afterwards. */
export function ForgotPasswordLink({ email }: { /** The email entered so far. */ email: string }) {
  const [path] = useLocation();
  return (
    <TextLink href={paths.forgotPassword} state={{ from: path, email }}>
      {text('password.forgot')}
    </TextLink>
  );
}
