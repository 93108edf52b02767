import { text } from '@campus/contracts/core/messages';
import { listLimit } from '@campus/domain/core/lists';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import type { RowSelection } from '../../components/data-table/use-selection.ts';
import { useMemberActions } from './actions/use-member-actions.tsx';
import { BulkBar, type BulkBarProps } from './bulk/bulk-bar.tsx';
import type { MemberColumn } from './columns/member-columns.tsx';
import type { MembersFiltersProps } from './filters/members-filters-props.ts';
import { emptyTitle, MembersEmpty } from './members-empty.tsx';
import { MembersStatus } from './members-status.tsx';
import type { useMembers } from './use-members.ts';

/** One page of the members as a table, with the selection below it. */
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
        rowActions={rowActions}
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
