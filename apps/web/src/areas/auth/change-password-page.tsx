import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/text';
import { Redirect } from 'wouter';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { currentAccountId } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';
import { ChangePasswordForm } from './passwords/change-password-form.tsx';

/** Blocks a person whose password has expired in this account until they change it. */
export function ChangePasswordPage() {
  const accountId = currentAccountId();
  if (accountId === undefined) return <Redirect to={paths.profile} replace />;
  return <Expired accountId={accountId} />;
}

function Expired({ accountId }: { accountId: string }) {
  const account = trpc.accounts.get.useQuery({ accountId });
  if (account.isPending) return <Loading fullPage />;
  if (account.data && account.data.landing !== 'changePassword')
    return <Redirect to={paths.profile} replace />;
  return (
    <CenteredCard
      title={text('password.change')}
      description={account.data && text('password.expired')}
      footer={
        <>
          <TextLink href={paths.accounts}>{text('accounts.title')}</TextLink>
          {' · '}
          <TextLink href={paths.logout}>{text('action.logOut')}</TextLink>
        </>
      }
    >
      {account.data ? (
        <ChangePasswordForm />
      ) : (
        <ErrorState error={account.error} onRetry={() => void account.refetch()} />
      )}
    </CenteredCard>
  );
}
