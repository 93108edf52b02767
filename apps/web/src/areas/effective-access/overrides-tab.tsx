import { text } from '@campus/contracts/core/text';
import { overrideName, scopeName } from '@campus/contracts/effective-access/override-words';
import type { Override } from '@campus/contracts/effective-access/overrides';
import { pageSize } from '@campus/domain/core/lists';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { StatusBadge } from '../../components/feedback/status-badge.tsx';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { SearchBox } from '../../components/input/search-box.tsx';
import { Card, CardBody, CardList, CardListItem } from '../../components/layout/card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { formatDay } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { useChangePage } from './change-pages.ts';
import { overrideText } from './override-words.ts';
import { RemoveUnneeded } from './remove-unneeded.tsx';
import { UndoRemoval } from './undo-removal.tsx';

const filters = ['all', 'marked', 'page', 'permission', 'board'] as const;
type Filter = (typeof filters)[number];

/** Lists every setting that differs from its default, and marks redundant ones. */
export function OverridesTab() {
  const { id: accountId } = useAccount();
  const { data, error, refetch } = trpc.effectiveAccess.overrides.useQuery({ accountId });
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const shown = useMemo(
    () => data?.overrides.filter((override) => passes(override, filter, search)),
    [data, filter, search],
  );
  const [page, setPage] = useState(1);
  const shownPage = Math.min(page, Math.max(1, Math.ceil((shown?.length ?? 0) / pageSize)));
  const unneeded = data?.overrides.filter(({ mark }) => mark !== null) ?? [];
  return (
    <Card
      title={text('effectiveAccess.overrides.title')}
      description={text('effectiveAccess.overrides.about')}
      action={unneeded.length > 0 && <RemoveUnneeded overrides={unneeded} />}
    >
      <UndoRemoval />
      <CardBody>
        <chakra.div display="flex" flexWrap="wrap" gap={3}>
          <SearchBox label={text('effectiveAccess.overrides.search')} value={search} onSearch={setSearch} />
          <FilterSelect
            label={text('effectiveAccess.overrides.filter')}
            value={filter}
            options={filters.map((value) => ({
              value,
              label: text(`effectiveAccess.overrides.filter.${value}`),
            }))}
            onChange={(value) => setFilter(filters.find((known) => known === value) ?? 'all')}
          />
        </chakra.div>
      </CardBody>
      {!shown && <LoadingOrError error={error} onRetry={() => void refetch()} />}
      {data?.overrides.length === 0 && <EmptyState title={text('effectiveAccess.overrides.none')} />}
      {data && data.overrides.length > 0 && shown?.length === 0 && (
        <EmptyState title={text('effectiveAccess.overrides.noneMatch')} />
      )}
      {shown && shown.length > 0 && (
        <CardList aria-label={text('effectiveAccess.overrides.title')}>
          {shown.slice((shownPage - 1) * pageSize, shownPage * pageSize).map((override) => (
            <OverrideItem key={override.key} override={override} />
          ))}
        </CardList>
      )}
      {shown && shown.length > pageSize && (
        <Pagination page={shownPage} total={shown.length} onPage={setPage} />
      )}
    </Card>
  );
}

function passes(override: Override, filter: Filter, search: string): boolean {
  const isWanted =
    filter === 'all' || (filter === 'marked' ? override.mark !== null : override.kind === filter);
  const words = `${overrideName(override)} ${scopeName(override)}`.toLowerCase();
  return isWanted && words.includes(search.toLowerCase());
}

/** One override: its permission, place, value, inherited value, author, and why it may be redundant. */
function OverrideItem({ override }: { override: Override }) {
  const { mark, by, at } = override;
  const change = useChangePage(override.kind);
  return (
    <CardListItem flexWrap="wrap">
      <chakra.div minW={0} flex="1 1 14rem" overflowWrap="anywhere">
        <chakra.span fontWeight="medium">{overrideName(override)}</chakra.span>
        <chakra.span display="block" color="fg.muted" textStyle="sm">
          {scopeName(override)}
        </chakra.span>
      </chakra.div>
      <chakra.div minW={0} flex="1 1 14rem" textStyle="sm" overflowWrap="anywhere">
        {overrideText(override)}
        {by !== null && at !== null && (
          <chakra.span display="block" color="fg.muted" textStyle="xs">
            {text('effectiveAccess.written', { by, at: formatDay(at) })}
          </chakra.span>
        )}
        {change && (
          <chakra.span display="block">
            <TextLink href={change.path}>
              {text('effectiveAccess.answer.change', { page: change.label })}
            </TextLink>
          </chakra.span>
        )}
      </chakra.div>
      {mark && (
        <chakra.div flex="0 1 11rem" textStyle="xs" color="fg.muted">
          <StatusBadge look="warning">{text(`effectiveAccess.mark.${mark}`)}</StatusBadge>
          <chakra.span display="block">{text(`effectiveAccess.mark.${mark}.about`)}</chakra.span>
        </chakra.div>
      )}
    </CardListItem>
  );
}
