import { text } from '@campus/contracts/core/text';
import { listedStatuses } from '@campus/domain/invitations/invitations';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Pagination } from '../../../components/data-table/pagination.tsx';
import { type ActiveFilter, EmptyFiltered } from '../../../components/feedback/empty-filtered.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { FilterSelect } from '../../../components/input/filter-select.tsx';
import { SearchBox } from '../../../components/input/search-box.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { invitationColumns } from './invitation-columns.tsx';
import { InvitationsMenu } from './invitations-menu.tsx';
import { useInvitationActions } from './use-invitation-actions.tsx';
import { type InvitationsState, useInvitations, useInvitationsState } from './use-invitations.ts';

/** The account's invitations with their states. */
export function InviteStatusPanel() {
  const account = useAccount();
  const [state, setState] = useInvitationsState();
  const invitations = useInvitations(account.id, state);
  const { rowActions, dialog } = useInvitationActions(account.id);
  const [columns] = useState(invitationColumns);

  return (
    <chakra.section aria-labelledby="invite-status" display="flex" flexDirection="column" gap={3} minW={0}>
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap={3}
      >
        <chakra.h2 id="invite-status" textStyle="heading">
          {text('invitations.statusTitle')}
        </chakra.h2>
        <chakra.div display="flex" flexWrap="wrap" flex="1 1 18rem" justifyContent="flex-end" gap={2}>
          <SearchBox
            label={text('invitations.search')}
            value={state.search}
            onSearch={(search) => setState({ search })}
          />
          <FilterSelect
            label={text('invitations.statusFilter')}
            value={state.status ?? ''}
            options={[{ value: '', label: text('invitations.statusFilter.all') }, ...statusOptions()]}
            onChange={(value) => setState({ status: listedStatuses.find((status) => status === value) })}
          />
          <InvitationsMenu
            search={state.search}
            status={state.status}
            found={invitations.isPlaceholderData ? 0 : (invitations.data?.total ?? 0)}
          />
        </chakra.div>
      </chakra.header>
      <DataTable
        label={text('invitations.title')}
        columns={columns}
        rows={invitations.data?.items}
        rowId={(invitation) => invitation.id}
        rowLabel={(invitation) => invitation.email}
        sorting={state}
        onSort={setState}
        rowActions={rowActions}
        busy={invitations.isPlaceholderData}
        error={invitations.data ? undefined : invitations.error}
        onRetry={() => void invitations.refetch()}
        place={invitations.data}
        empty={<InvitationsEmpty state={state} onChange={setState} />}
      />
      {invitations.data && (
        <Pagination
          page={state.page}
          total={invitations.data.total}
          caption={(shown) => text('invitations.caption', shown)}
          none={text(isFiltered(state) ? 'invitations.noMatch' : 'invitations.none')}
          settled={!invitations.isFetching}
          onPage={(page, options) => setState({ page }, options)}
        />
      )}
      {dialog}
    </chakra.section>
  );
}

function InvitationsEmpty({
  state,
  onChange,
}: {
  state: InvitationsState;
  onChange: (patch: Partial<InvitationsState>) => void;
}) {
  if (!isFiltered(state))
    return <EmptyState title={text('invitations.none')}>{text('invitations.inviteFirst')}</EmptyState>;
  return (
    <EmptyFiltered
      title={text(state.status === undefined ? 'invitations.noMatch' : 'invitations.noMatchOfFilters')}
      filters={activeFilters(state, onChange)}
      onRemoveAll={() => onChange({ search: '', status: undefined })}
    />
  );
}

function isFiltered({ search, status }: InvitationsState): boolean {
  return search !== '' || status !== undefined;
}

function activeFilters(
  { search, status }: InvitationsState,
  onChange: (patch: Partial<InvitationsState>) => void,
): ActiveFilter[] {
  const named = (name: string, value: string) => text('filters.named', { name, value });
  const filters: ActiveFilter[] = [];
  if (search !== '')
    filters.push({
      label: named(text('filters.search'), search),
      onRemove: () => onChange({ search: '' }),
    });
  if (status !== undefined)
    filters.push({
      label: named(text('invitations.column.status'), text(`invitations.state.${status}`)),
      onRemove: () => onChange({ status: undefined }),
    });
  return filters;
}

function statusOptions() {
  return listedStatuses.map((value) => ({ value, label: text(`invitations.state.${value}`) }));
}
