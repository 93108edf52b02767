import { text } from '@campus/contracts/core/messages';
import { TextLink } from '../components/layout/text-link.tsx';
import { paths } from '../paths.ts';

/** Where a person can go from a page that ends: to another account, where one is offered, and out. */
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
