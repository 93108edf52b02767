import { text } from '@campus/contracts/core/text';
import { TextLink } from '../components/layout/text-link.tsx';
import { paths } from '../paths.ts';

/** Links for a page that leads nowhere: to another account if there is one, or to sign out. */
export function WaysOut({ offersAccounts }: { offersAccounts: boolean }) {
  return (
    <>
      {offersAccounts && (
        <>
          <TextLink href={paths.accounts}>{text('accounts.title')}</TextLink>
          {' · '}
        </>
      )}
      <TextLink href={paths.logout}>{text('action.logOut')}</TextLink>
    </>
  );
}
