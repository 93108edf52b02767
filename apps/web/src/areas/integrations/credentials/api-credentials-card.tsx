import '@campus/contracts/credentials/page-messages';
import { text } from '@campus/contracts/core/text';
import { maxCredentials } from '@campus/domain/credentials/credentials';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Card, CardBody, CardList } from '../../../components/layout/card.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { useCredentialDialogs } from './credential-dialogs.tsx';
import { CredentialItem } from './credential-item.tsx';
import { useCredentials } from './use-credentials.ts';

/** The account's API credentials. Renders nothing while loading, or if the account has no API access. */
export function ApiCredentialsCard() {
  const { id: accountId } = useAccount();
  const { data, error, refetch } = useCredentials(accountId);
  const { items = [], isUsable = false } = data ?? {};
  const { ask, dialogs } = useCredentialDialogs(accountId, items);
  if (data ? !data.isShown : !error) return null;
  return (
    <Card
      title={text('credentials.title')}
      description={text('credentials.about')}
      action={
        isUsable &&
        items.length < maxCredentials && (
          <Button size="sm" variant="outline" onClick={() => ask({ to: 'generate' })}>
            <Plus size={16} aria-hidden />
            {text(items.length === 0 ? 'credentials.generate' : 'credentials.generate.second')}
          </Button>
        )
      }
    >
      {!data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && !isUsable && (
        <CardBody>
          <Notice tone="warning">{text('credentials.off')}</Notice>
        </CardBody>
      )}
      {data && items.length === 0 && (
        <CardBody color="fg.muted" textStyle="sm">
          {text('credentials.none')}
        </CardBody>
      )}
      {items.length > 0 && (
        <CardList aria-label={text('credentials.title')}>
          {items.map((credential) => (
            <CredentialItem
              key={credential.id}
              credential={credential}
              isUsable={isUsable}
              onChangeScopes={() => ask({ to: 'changeScopes', credentialId: credential.id })}
              onRegenerate={() => ask({ to: 'regenerate', credentialId: credential.id })}
              onRevoke={() => ask({ to: 'revoke', credentialId: credential.id })}
            />
          ))}
        </CardList>
      )}
      {dialogs}
    </Card>
  );
}
