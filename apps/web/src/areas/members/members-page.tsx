import '@campus/contracts/messages/members-page';
import { text } from '@campus/contracts/messages';
import { useMemo } from 'react';
import { ColumnPicker } from '../../components/column-picker.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Page } from '../../components/page.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { useAccount } from '../../shell/account.tsx';
import { useUser } from '../../shell/session.tsx';
import { defaultColumns, memberColumns, pickedColumns } from './member-columns.tsx';
import { MembersEmpty } from './members-empty.tsx';
import { MembersFilters } from './members-filters.tsx';
import { MembersStatus } from './members-status.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { useEditMember } from './use-edit-member.ts';
import { useMembers, useMembersState } from './use-members.ts';

const none: readonly never[] = [];

/** The members of the account: find them, edit them where they stand. */
export function MembersPage() {
  const account = useAccount();
  const user = useUser();
  const [state, setState] = useMembersState();
  const members = useMembers(account.id, state);
  const edit = useEditMember(account.id);
  const [chosen, choose] = useColumnChoice(account.id, user.id);
  const customFields = members.data?.customFields ?? none;
  const columns = useMemo(
    () =>
      memberColumns(customFields, {
        ownId: user.id,
        assignable: account.assignablePermissions,
        onEdit: edit.mutate,
      }),
    [customFields, user.id, account.assignablePermissions, edit.mutate],
  );
  const shown = useMemo(() => pickedColumns(columns, chosen), [columns, chosen]);

  return (
    <Page
      title={text('members.title')}
      description={text('members.description')}
      actions={<ColumnPicker columns={columns} shown={chosen} defaults={defaultColumns} onChange={choose} />}
      fill
    >
      <MembersFilters state={state} onChange={setState} />
      <DataTable
        label={text('members.title')}
        columns={shown}
        rows={members.data?.items}
        rowId={(member) => member.id}
        rowLabel={(member) => member.email}
        sorting={state}
        onSort={setState}
        busy={members.isPlaceholderData}
        error={members.data ? undefined : members.error}
        onRetry={() => void members.refetch()}
        empty={<MembersEmpty state={state} onChange={setState} />}
      />
      <MembersStatus list={members.data} />
      {members.data && (
        <Pagination {...members.data} page={state.page} onPage={(page) => setState({ page })} />
      )}
    </Page>
  );
}
