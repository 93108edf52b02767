import '@campus/contracts/second-factor/page-messages';
import { text } from '@campus/contracts/core/text';
import { reaches } from '@campus/domain/access/levels';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { StatusBadge } from '../../../components/feedback/status-badge.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { TextLink } from '../../../components/layout/text-link.tsx';
import { FactorManager } from '../../../features/second-factor/factor-manager.tsx';
import { useAccountIfAny } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';

/** The person's second factors. Owners learn where they choose who else needs them in the account. */
export function SecondFactorCard() {
  const factors = trpc.secondFactor.list.useQuery({});
  const isOn = factors.data && factors.data.items.length > 0;
  const account = useAccountIfAny();
  return (
    <Card
      title={text('secondFactor.title')}
      description={text('secondFactor.description')}
      action={
        factors.data && (
          <StatusBadge look={isOn ? 'success' : 'neutral'}>
            {text(isOn ? 'secondFactor.on' : 'secondFactor.off')}
          </StatusBadge>
        )
      }
    >
      {factors.data ? (
        <FactorManager factors={factors.data} />
      ) : (
        <LoadingOrError error={factors.error} onRetry={() => void factors.refetch()} />
      )}
      {account?.landing === 'enter' &&
        account.pages.includes('worldAccess') &&
        reaches(account.level, 'owner') && (
          <CardBody textStyle="sm" color="fg.muted">
            <Sentence text={(page) => text('secondFactor.policy.elsewhere', { page })}>
              <TextLink href="/admin/world/access">{text('page.worldAccess')}</TextLink>
            </Sentence>
          </CardBody>
        )}
    </Card>
  );
}
