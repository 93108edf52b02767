import { text } from '@campus/contracts/core/text';
import { backPath } from '@campus/domain/sso/sso-callback';
import { Button } from '@chakra-ui/react/button';
import { Link } from 'wouter';
import { paths } from '../../../paths.ts';

/**
 * Links from the verification page to the sign-in page of its world, or into the console for a signed-in
 * person.
 */
export function LogInLink({
  serverConfigName = '',
  loggedInToEmailToVerify = false,
}: {
  serverConfigName?: string;
  loggedInToEmailToVerify?: boolean;
}) {
  const [href, label] = loggedInToEmailToVerify
    ? [paths.accounts, text('verification.continue')]
    : [backPath(serverConfigName), text('action.logIn')];
  return (
    <Button asChild w="full" size="lg">
      <Link href={href}>{label}</Link>
    </Button>
  );
}
