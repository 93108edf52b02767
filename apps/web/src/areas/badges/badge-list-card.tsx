import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { Card, CardList } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { AddBadgeDialog } from './add-badge-dialog.tsx';
import { BadgeItem } from './badge-item.tsx';
import { useBadges } from './use-badges.ts';

/** Lists the account's badges, with buttons to add and delete them. */
export function BadgeListCard() {
  const { id: accountId } = useAccount();
  const { data, error, refetch } = useBadges(accountId);
  const [adding, setAdding] = useState(false);
  return (
    <Card
      title={text('badges.list.title')}
      description={text('badges.list.description')}
      action={
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden />
          {text('badges.add')}
        </Button>
      }
    >
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && (
        <EmptyState title={text('badges.empty')}>{text('badges.list.empty')}</EmptyState>
      )}
      {data && data.items.length > 0 && (
        <CardList aria-label={text('badges.list.title')}>
          {data.items.map((badge) => (
            <BadgeItem key={badge.id} accountId={accountId} badge={badge} />
          ))}
        </CardList>
      )}
      {adding && <AddBadgeDialog accountId={accountId} onClose={() => setAdding(false)} />}
    </Card>
  );
}
