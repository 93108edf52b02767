import { text } from '@campus/contracts/core/text';
import { guardOf, redirectOf } from '@campus/domain/access/guard';
import { Button } from '@chakra-ui/react/button';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useAccount } from './account.tsx';

/** Links to the invitations page, if the person may invite and the account allows it. */
export function InvitePeople() {
  const account = useAccount();
  const mayInvite = redirectOf(guardOf('import'), account) === undefined;
  if (!mayInvite || account.invitesDisabled) return null;
  return (
    <Button size="sm" asChild>
      <Link href={paths.import}>{text('invite.people')}</Link>
    </Button>
  );
}
