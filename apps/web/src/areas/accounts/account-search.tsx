import { searchAccounts } from '@campus/contracts/accounts';
import { text } from '@campus/contracts/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData } from '@tanstack/react-query';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { useListState } from '../../lib/use-list-state.ts';
import { useEnterAccount } from '../../shell/enter-account.ts';
import { trpc } from '../../trpc.ts';
import { AccountList } from './account-list.tsx';

/** All accounts there are, to be searched by organisation name or customer id. */
export function AccountSearch() {
  const enter = useEnterAccount();
  const [list, setList] = useListState(searchAccounts.input);
  const accounts = trpc.accounts.search.useQuery(list, { placeholderData: keepPreviousData });
  return (
    <chakra.div display="flex" flexDirection="column" gap={4}>
      <SearchBox
        label="Search accounts"
        placeholder="Organisation name or customer id"
        maxW="full"
        value={list.search}
        onSearch={(search) => setList({ search }, { replace: true })}
      />
      {accounts.isError && !accounts.data && (
        <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />
      )}
      {accounts.isPending && <Loading />}
      {accounts.data?.items.length === 0 && <EmptyState title={text('accounts.noMatch')} />}
      {accounts.data && accounts.data.items.length > 0 && (
        <>
          <AccountList accounts={accounts.data.items} onEnter={enter} />
          <Pagination
            page={accounts.data.page}
            total={accounts.data.total}
            onPage={(page) => setList({ page })}
          />
        </>
      )}
    </chakra.div>
  );
}
