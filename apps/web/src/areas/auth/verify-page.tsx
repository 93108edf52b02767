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
import { VerificationRequired } from './verification/verification-required.tsx';
import { VerificationSettled } from './verification/verification-settled.tsx';

/** Blocks a person who must verify an email address to enter this account. */
export function VerifyPage() {
  const accountId = currentAccountId();
  if (accountId === undefined) return <Redirect to={paths.accounts} replace />;
  return <Verification accountId={accountId} />;
}

function Verification({ accountId }: { accountId: string }) {
  // Enters immediately when the person verified the email in another tab.
  const verification = trpc.verification.get.useQuery({ accountId }, { staleTime: 0 });
  if (verification.isPending) return <Loading fullPage />;
  if (verification.data?.settled) return <VerificationSettled accountId={accountId} />;
  if (verification.data)
    return <VerificationRequired accountId={accountId} verification={verification.data} />;
  return (
    <CenteredCard
      title={text('verification.title')}
      footer={
        <>
          <TextLink href={paths.accounts}>{text('accounts.title')}</TextLink>
          {' · '}
          <TextLink href={paths.logout}>{text('action.logOut')}</TextLink>
        </>
      }
    >
      <ErrorState error={verification.error} onRetry={() => void verification.refetch()} />
    </CenteredCard>
  );
}
