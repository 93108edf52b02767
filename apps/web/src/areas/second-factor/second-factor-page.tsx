import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/second-factor/page-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../../components/feedback/loading.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { OwnFactor } from '../../features/second-factor/confirm-it-is-you.tsx';
import { FactorManager } from '../../features/second-factor/factor-manager.tsx';
import { currentAccountId } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';

/**
 * Two-step verification outside any account. A person whose account requires it proves or sets up a second
 * factor here, then enters the account. Anybody else manages their factors here.
 */
export function SecondFactorPage() {
  const accountId = currentAccountId();
  const account = trpc.accounts.get.useQuery(
    { accountId: accountId ?? '' },
    { enabled: accountId !== undefined },
  );
  useLeaveOnceEntered(account.data?.landing);
  if (account.isLoading) return <Loading fullPage />;
  const required = account.data?.landing === 'secondFactor' ? account.data.organizationName : undefined;
  return <Verification required={required} />;
}

/** Enters the account once its requirement is fulfilled. */
function useLeaveOnceEntered(landing: string | undefined) {
  const [, navigate] = useLocation();
  const was = useRef(landing);
  useEffect(() => {
    if (was.current === 'secondFactor' && landing === 'enter') navigate(paths.admin, { replace: true });
    was.current = landing;
  }, [landing, navigate]);
}

/** `required` is the organization that requires a second factor. */
function Verification({ required }: { required: string | undefined }) {
  const factors = trpc.secondFactor.list.useQuery({});
  const { accounts } = trpc.useUtils();
  const hasAny = factors.data && factors.data.items.length > 0;
  // The state when the page opened, because a person who has just set one up must still save the recovery
  // codes.
  const [isSetUp, setIsSetUp] = useState<boolean>();
  if (isSetUp === undefined && hasAny !== undefined) setIsSetUp(hasAny);
  const proves = required !== undefined && isSetUp;
  return (
    <CenteredCard
      title={text('secondFactor.title')}
      width={proves ? '24rem' : '32rem'}
      description={description(required, isSetUp)}
      footer={
        <>
          <TextLink href={paths.accounts}>{text('accounts.title')}</TextLink>
          {' · '}
          <TextLink href={paths.logout}>{text('action.logOut')}</TextLink>
        </>
      }
    >
      {!factors.data && <LoadingOrError error={factors.error} onRetry={() => void factors.refetch()} />}
      {factors.data && proves && (
        <OwnFactor factors={factors.data} onConfirmed={() => accounts.invalidate()} />
      )}
      {factors.data && !proves && (
        <chakra.div mx={{ base: -5, sm: -8 }} mb={{ base: -5, sm: -8 }}>
          <FactorManager factors={factors.data} onChanged={() => accounts.invalidate()} />
        </chakra.div>
      )}
    </CenteredCard>
  );
}

function description(required: string | undefined, isSetUp: boolean | undefined): string {
  if (required === undefined) return text('secondFactor.description');
  return text(isSetUp ? 'secondFactor.required.confirm' : 'secondFactor.required', {
    organization: required,
  });
}
