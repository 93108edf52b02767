import '@campus/contracts/shell/admin-messages';
import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { BusyButton } from '../components/feedback/busy-button.tsx';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { Loading } from '../components/feedback/loading.tsx';
import { useNotify } from '../components/feedback/toasts.tsx';
import { CenteredCard } from '../components/layout/centered-card.tsx';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { useOffersSwitch } from './use-offers-switch.ts';
import { WaysOut } from './ways-out.tsx';

/** Shown instead of an account that requires single sign-on. Links to its world's sign-in page. */
export function SingleSignOnRequired({ account }: { account: EnteredAccount }) {
  const offersSwitch = useOffersSwitch();
  const place = trpc.verification.get.useQuery({ accountId: account.id });
  if (place.isPending) return <Loading fullPage />;
  return (
    <CenteredCard
      title={text('singleSignOn.title')}
      description={<bdi>{account.organizationName}</bdi>}
      footer={<WaysOut offersAccounts={offersSwitch} />}
    >
      <p>{text('singleSignOn.reason', { account: account.organizationName })}</p>
      {place.data ? (
        <Button asChild w="full" mt={4}>
          <Link
            href={paths.world.replace(':id', encodeURIComponent(place.data.serverConfigName))}
            state={{ signInAgain: true }}
          >
            {text('singleSignOn.continue')}
          </Link>
        </Button>
      ) : (
        <ErrorState error={place.error} onRetry={() => void place.refetch()} />
      )}
      {account.level === 'owner' && <Bypass accountId={account.id} />}
    </CenteredCard>
  );
}

/** Lets an owner enter with a password and a second factor when the provider is broken. */
function Bypass({ accountId }: { accountId: string }) {
  const { accounts } = trpc.useUtils();
  const notify = useNotify();
  const bypass = trpc.accounts.bypassSingleSignOn.useMutation({
    onSuccess: () => accounts.get.invalidate({ accountId }),
    onError: (error) => notify.error(error),
  });
  return (
    <chakra.div mt={6} pt={4} borderTopWidth="1px" borderColor="border.subtle">
      <chakra.p textStyle="sm" color="fg.muted">
        {text('singleSignOn.bypass.help')}
      </chakra.p>
      <BusyButton
        w="full"
        mt={3}
        variant="outline"
        busy={bypass.isPending}
        onClick={() => bypass.mutate({ accountId })}
      >
        {text('singleSignOn.bypass')}
      </BusyButton>
    </chakra.div>
  );
}
