import { type AccountSummary, searchAccounts } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { SearchBox } from '../../components/input/search-box.tsx';
import { useListState } from '../../lib/use-list-state.ts';
import { paths } from '../../paths.ts';
import { useEnterAccount } from '../../shell/enter-account.ts';
import { trpc } from '../../trpc.ts';
import { AccountList } from './account-list.tsx';
import { FeaturesDialog } from './features-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

/**
 * Lists all accounts for superadmins, who can search by organization name or customer id, rename, and add
 * accounts.
 */
export function AccountSearch() {
  const enter = useEnterAccount();
  const [list, setList] = useListState(searchAccounts.input);
  const [renamed, setRenamed] = useState<AccountSummary>();
  const [featured, setFeatured] = useState<AccountSummary>();
  const accounts = trpc.accounts.search.useQuery(list, { placeholderData: keepPreviousData });
  return (
    <chakra.div display="flex" flexDirection="column" gap={4}>
      <chakra.div display="flex" flexWrap={{ base: 'wrap', sm: 'nowrap' }} gap={2}>
        <SearchBox
          label={text('accounts.search')}
          placeholder={text('accounts.search.placeholder')}
          wide
          value={list.search}
          onSearch={(search) => setList({ search }, { replace: true })}
        />
        <Button asChild size="sm" variant="outline">
          <Link href={paths.createAccount}>
            <Plus size={14} aria-hidden />
            {text('accounts.create')}
          </Link>
        </Button>
      </chakra.div>
      {accounts.isError && !accounts.data && (
        <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />
      )}
      {accounts.isPending && <Loading />}
      {accounts.data?.total === 0 && (
        <EmptyState title={text(list.search === '' ? 'accounts.noneYet' : 'accounts.noMatch')} />
      )}
      {accounts.data && accounts.data.total > 0 && (
        <>
          <AccountList
            accounts={accounts.data.items}
            actions={(account) => [
              { label: text('accounts.rename'), run: () => setRenamed(account) },
              { label: text('accounts.features'), run: () => setFeatured(account) },
            ]}
            onEnter={enter}
          />
          <Pagination
            page={accounts.data.page}
            total={accounts.data.total}
            settled={!accounts.isFetching}
            onPage={(page, options) => setList({ page }, options)}
          />
        </>
      )}
      {featured && <FeaturesDialog account={featured} onClose={() => setFeatured(undefined)} />}
      {renamed && <RenameDialog account={renamed} onClose={() => setRenamed(undefined)} />}
    </chakra.div>
  );
}
