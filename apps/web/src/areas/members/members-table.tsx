import { noun, text } from '@campus/contracts/core/text';
import type { listMembers, MemberRow } from '@campus/contracts/members/members';
import { listLimit, pageSize } from '@campus/domain/core/lists';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type * as z from 'zod';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import type { RowSelection } from '../../components/data-table/use-selection.ts';
import { EmptyFiltered } from '../../components/feedback/empty-filtered.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import type { MenuAction } from '../../components/input/action-menu.tsx';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { InvitePeople } from '../../shell/invite-people.tsx';
import { useMemberActions } from './actions/use-member-actions.tsx';
import { BulkBar, type BulkBarProps } from './bulk/bulk-bar.tsx';
import type { MemberColumn } from './columns/member-columns.tsx';
import { useHere } from './columns/use-member-columns.ts';
import { activeFilters, noFilters } from './filters/active-filters.ts';
import type { MembersFiltersProps } from './filters/members-filters-props.ts';
import { useReturnedRow } from './person/returned-row.ts';
import type { MembersState, useMembers } from './use-members.ts';

/** One page of the members as a table, with a selection bar below. */
export function MembersTable({
  members,
  columns,
  state,
  onChange,
  selection,
  onBulk,
}: MembersFiltersProps & {
  members: ReturnType<typeof useMembers>;
  columns: readonly MemberColumn[];
  selection: RowSelection;
  onBulk: BulkBarProps['onBulk'];
}) {
  const { data: list } = members;
  const { rowActions, dialog } = useMemberActions(selection.forget);
  const opening = useOpening(columns, rowActions);
  const returned = useReturnedRow(members.isPlaceholderData ? undefined : list?.items);
  return (
    <>
      <DataTable
        label={text('members.title')}
        columns={columns}
        rows={list?.items}
        rowId={(member) => member.id}
        rowLabel={(member) => member.email}
        place={list}
        sorting={state}
        onSort={onChange}
        rowActions={opening}
        listRef={returned}
        selection={selection}
        busy={members.isPlaceholderData}
        error={list ? undefined : members.error}
        onRetry={() => void members.refetch()}
        empty={<MembersEmpty state={state} onChange={onChange} />}
      />
      {list && <BulkBar list={list} selection={selection} onBulk={onBulk} />}
      <MembersStatus list={list} />
      {list && (
        <Pagination
          {...list}
          total={list.totalIsExact ? list.total : listLimit}
          page={state.page}
          none={emptyTitle(state)}
          settled={!members.isFetching}
          onPage={(page, options) => onChange({ page }, options)}
        />
      )}
      {dialog}
    </>
  );
}

/** Without the column that links to the page of a person, the menu of a row opens it. */
function useOpening(columns: readonly MemberColumn[], rowActions: (member: MemberRow) => MenuAction[]) {
  const [, navigate] = useLocation();
  const from = useHere();
  const isLinked = columns.some(({ link }) => link);
  return useCallback(
    (member: MemberRow) => {
      if (isLinked) return rowActions(member);
      const run = () => navigate(paths.member(member.id), { state: { from } });
      return [{ label: text('members.open'), run }, ...rowActions(member)];
    },
    [isLinked, rowActions, navigate, from],
  );
}

/** The title of the empty state. */
function emptyTitle({ search }: MembersState): string {
  return text(search === '' ? 'members.none' : 'members.noneFound');
}

/** The empty state. Explains which filter excludes everybody, and offers to remove it. */
function MembersEmpty({ state, onChange }: MembersFiltersProps) {
  const filters = activeFilters(state, onChange);
  if (filters.length > 0)
    return (
      <EmptyFiltered title={emptyTitle(state)} filters={filters} onRemoveAll={() => onChange(noFilters)}>
        {state.search !== '' && hint(state)}
      </EmptyFiltered>
    );
  return (
    <EmptyState title={emptyTitle(state)} action={<InvitePeople />}>
      {text('members.inviteFirst')}
    </EmptyState>
  );
}

function hint({ extensive, searchField }: MembersState): string {
  return text(extensive || searchField === 'none' ? 'members.tryOther' : 'members.tryExtensive');
}

/** Says that the list is cut off, with the minimum number of members. Renders no text otherwise. */
function MembersStatus({ list }: { list: z.output<typeof listMembers.output> | undefined }) {
  const isCut = list !== undefined && (!list.totalIsExact || list.total > list.lastPage * pageSize);
  return (
    <chakra.p role="status" mb={-2} textStyle="sm" color="fg.warning" _empty={{ display: 'none' }}>
      {isCut && (
        <>
          {text('members.more', { members: formatCount(listLimit, noun('noun.member')) })}
          {' · '}
          <span>{text('members.limited')}</span>
        </>
      )}
    </chakra.p>
  );
}
