import { text } from '@campus/contracts/core/messages';
import { backPath } from '@campus/domain/sso/sso-callback';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { paths } from '../../../paths.ts';

/**
 * From the verification of an address to the sign-in of its world or, for a signed-in person, straight in.
 */
export function LogInLinks({
  serverConfigName = '',
  loggedInToEmailToVerify = false,
}: {
  serverConfigName?: string;
  loggedInToEmailToVerify?: boolean;
}) {
  return (
    <chakra.div display="grid" gap={2}>
      {loggedInToEmailToVerify && (
        <Button asChild size="lg">
          <Link href={paths.accounts}>{text('verification.continue')}</Link>
        </Button>
      )}
      <Button asChild size="lg" variant={loggedInToEmailToVerify ? 'outline' : 'solid'}>
        <Link href={backPath(serverConfigName)}>{text('action.logIn')}</Link>
      </Button>
    </chakra.div>
  );
}
