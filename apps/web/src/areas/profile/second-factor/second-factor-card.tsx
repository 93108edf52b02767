import '@campus/contracts/second-factor/page-messages';
import { text } from '@campus/contracts/core/text';
import { reaches } from '@campus/domain/access/levels';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { StatusBadge } from '../../../components/feedback/status-badge.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { FactorManager } from '../../../features/second-factor/factor-manager.tsx';
import { useAccountIfAny } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { RequirementCard } from './requirement-card.tsx';

/** The person's second factors. Owners also choose who else needs them in the account. */
export function SecondFactorCard() {
  const factors = trpc.secondFactor.list.useQuery({});
  const isOn = factors.data && factors.data.items.length > 0;
  const account = useAccountIfAny();
  return (
    <>
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
      </Card>
      {account?.landing === 'enter' && reaches(account.level, 'owner') && (
        <RequirementCard account={account} />
      )}
    </>
  );
}
