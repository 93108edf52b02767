import type { Badge } from '@campus/contracts/badges/badges';
import { noun, text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { EmptyFiltered } from '../../components/feedback/empty-filtered.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { useAssignBadge } from '../../features/badges/use-assign-badge.ts';
import { formatTotal } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { InvitePeople } from '../../shell/invite-people.tsx';
import { assignmentColumns } from './assignment-columns.tsx';
import { AssignmentsFilters, type AssignmentsFiltersProps } from './assignments-filters.tsx';
import { ExportDialog, type ExportDialogProps } from './export-dialog.tsx';
import { type AssignmentsState, useAssignments, useAssignmentsState } from './use-assignments.ts';
import { useBadges } from './use-badges.ts';

/** Lists the members and their badges, with badges editable in place. */
export function AssignmentsCard() {
  const account = useAccount();
  const [state, setState] = useAssignmentsState();
  const badges = useBadges(account.id).data?.items;
  const assignments = useAssignments(account.id, state);
  const assign = useAssignBadge(account.id);
  const columns = useMemo(() => assignmentColumns(badges, assign), [badges, assign]);

  return (
    <Card
      title={text('badges.assignments.title')}
      description={text('badges.assignments.description')}
      action={
        account.settings.isExportAllowed && (
          <ExportButton accountId={account.id} filtered={filteredAssignments(state, assignments)} />
        )
      }
    >
      <CardBody display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
        <AssignmentsFilters state={state} badges={badges} onChange={setState} />
        <DataTable
          label={text('badges.assignments.title')}
          columns={columns}
          rows={assignments.data?.items}
          rowId={(member) => member.membershipId}
          rowLabel={(member) => member.email}
          busy={assignments.isPlaceholderData}
          error={assignments.data ? undefined : assignments.error}
          onRetry={() => void assignments.refetch()}
          place={assignments.data}
          empty={<AssignmentsEmpty state={state} badges={badges} onChange={setState} />}
        />
        <chakra.p role="status" textStyle="sm" color="fg.warning" _empty={{ display: 'none' }}>
          {assignments.data && !assignments.data.totalIsExact && text('members.limited')}
        </chakra.p>
        {assignments.data && (
          <Pagination
            {...assignments.data}
            page={state.page}
            none={text('members.noneFound')}
            settled={!assignments.isFetching}
            onPage={(page, options) => setState({ page }, options)}
          />
        )}
      </CardBody>
    </Card>
  );
}

const noFilters = { search: '', badgeId: undefined };

/** The empty state. Explains which filter excludes everybody, and offers to remove it. */
function AssignmentsEmpty({
  state: { search, badgeId },
  badges = [],
  onChange,
}: AssignmentsFiltersProps & { badges: readonly Badge[] | undefined }) {
  const badge = badges.find(({ id }) => id === badgeId)?.name ?? '';
  const filters = [
    { name: 'filters.search', value: search, without: { search: '' } },
    { name: 'badges.column.badge', value: badge, without: { badgeId: undefined } },
  ] as const;
  const active = filters
    .filter(({ value }) => value !== '')
    .map(({ name, value, without }) => ({
      label: text('filters.named', { name: text(name), value }),
      onRemove: () => onChange(without),
    }));
  if (active.length > 0 || badgeId !== undefined)
    return (
      <EmptyFiltered
        title={text('members.noneFound')}
        filters={active}
        onRemoveAll={() => onChange(noFilters)}
      />
    );
  return (
    <EmptyState title={text('members.noneFound')} action={<InvitePeople />}>
      {text('members.inviteFirst')}
    </EmptyState>
  );
}

/** Asks for a recipient, then emails the members with their badges. */
function ExportButton(props: Omit<ExportDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Download size={14} aria-hidden />
        {text('badges.export')}
      </Button>
      {open && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * The filters and their match count; undefined if nothing is filtered, nothing matches, or the count is not
 * loaded.
 */
function filteredAssignments(
  { search, badgeId }: AssignmentsState,
  { data, isPlaceholderData }: Pick<ReturnType<typeof useAssignments>, 'data' | 'isPlaceholderData'>,
): ExportDialogProps['filtered'] {
  const isNarrow = search !== '' || badgeId !== undefined;
  if (!isNarrow || !data || isPlaceholderData || data.total === 0) return undefined;
  return { search, badgeId, count: formatTotal(data, noun('noun.member')) };
}
