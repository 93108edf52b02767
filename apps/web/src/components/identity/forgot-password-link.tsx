import { text } from '@campus/contracts/core/messages';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { TextLink } from '../layout/text-link.tsx';

/** The way to a new password, and back to this page afterwards. */
export function ForgotPasswordLink() {
  const [path] = useLocation();
  return (
    <TextLink href={paths.forgotPassword} state={{ from: path }}>
      {text('password.forgot')}
    </TextLink>
  );
}
