import { text } from '@campus/contracts/core/text';
import type { Identity } from '@campus/contracts/sso/sso';
import type { SignInMethod } from '@campus/contracts/worlds/worlds';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Loading } from '../../../components/feedback/loading.tsx';
import { Card, CardBody, CardList } from '../../../components/layout/card.tsx';
import { SignInMethods } from '../../../features/identity/sign-in-methods.tsx';
import { useConfirmFirst } from '../../../features/second-factor/use-confirm-first.tsx';
import { trpc } from '../../../trpc.ts';
import { useAccountWorld } from '../streaming/use-account-world.ts';
import { LinkedAccount } from './linked-account.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';

/**
 * Lists the provider accounts linked to the person, and the sign-in methods of the account's world that can
 * be linked.
 */
export function LinkedAccountsCard() {
  const identities = trpc.sso.identities.useQuery({});
  const [unlinking, setUnlinking] = useState<Identity>();
  const { data, error } = identities;
  return (
    <Card title={text('profile.unlink.title')} description={text('profile.unlink.description')}>
      {!data && !error && <Loading />}
      {!data && error && <ErrorState error={error} onRetry={() => void identities.refetch()} />}
      {data?.items.length === 0 && (
        <CardBody color="fg.muted" textStyle="sm">
          {text('sso.nothingToUnlink')}
        </CardBody>
      )}
      {data && data.items.length > 0 && (
        <CardList aria-label={text('profile.unlink.list')}>
          {data.items.map((identity) => (
            <LinkedAccount key={identity.id} identity={identity} onUnlink={() => setUnlinking(identity)} />
          ))}
        </CardList>
      )}
      {data && <Linkable linked={data.items} />}
      {unlinking && (
        <UnlinkDialog
          identity={unlinking}
          isOnlyIdentity={data?.items.length === 1}
          onClose={() => setUnlinking(undefined)}
        />
      )}
    </Card>
  );
}

/** A button for each sign-in method of the account's world that is not linked yet. */
function Linkable({ linked }: { linked: readonly Identity[] }) {
  const { data: world } = useAccountWorld();
  const { confirmFirst, dialog } = useConfirmFirst();
  const methods = world?.methods.filter((method) => !linked.some((identity) => isFor(method, identity)));
  if (!world || !methods || methods.length === 0) return null;
  return (
    <CardBody borderTopWidth="1px" borderColor="border.subtle" pt={4}>
      <chakra.h3 id="linkable" textStyle="sm" fontWeight="medium">
        {text('profile.unlink.more')}
      </chakra.h3>
      <chakra.p textStyle="sm" color="fg.muted" mb={3}>
        {text('profile.unlink.more.help')}
      </chakra.p>
      <SignInMethods methods={methods} world={world} purpose="link" confirmFirst={confirmFirst} />
      {dialog}
    </CardBody>
  );
}

/**
 * Whether an identity belongs to this sign-in method. Most kinds have one identity each; OIDC has one per
 * provider.
 */
function isFor(method: SignInMethod, identity: Identity): boolean {
  return method.kind === identity.kind && (method.kind !== 'oidc' || method.label === identity.providerName);
}
