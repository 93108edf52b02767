import { text } from '@campus/contracts/messages';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link, Redirect } from 'wouter';
import { Boxed } from '../../components/boxed.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../shell/session.tsx';

/** The account lets only verified addresses in, and the person's is not verified yet. */
export function VerifyPage() {
  const { email, emailVerified } = useUser();
  if (emailVerified) return <Redirect to={paths.landing} replace />;
  return (
    <Boxed title={text('auth.verify.heading')} description={text('auth.verify.explanation', { email })}>
      <chakra.div display="flex" gap={2}>
        <Button asChild flex="1" variant="outline">
          <Link href={paths.accounts}>Back to accounts</Link>
        </Button>
        <Button asChild flex="1" variant="outline">
          <Link href={paths.logout}>Log out</Link>
        </Button>
      </chakra.div>
    </Boxed>
  );
}
