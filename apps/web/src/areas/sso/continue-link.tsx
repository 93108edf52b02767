import { text } from '@campus/contracts/core/text';
import { callbackExits } from '@campus/domain/sso/sso-callback';
import { Button } from '@chakra-ui/react/button';
import { Link } from 'wouter';
import { trpc } from '../../trpc.ts';

/** Continues for a person who is still signed in, for example while linking an account. */
export function ContinueLink() {
  const session = trpc.auth.session.useQuery({});
  if (!session.data?.user) return null;
  return (
    <Button asChild size="lg" variant="outline">
      <Link href={callbackExits.home}>{text('sso.backToAccount')}</Link>
    </Button>
  );
}
