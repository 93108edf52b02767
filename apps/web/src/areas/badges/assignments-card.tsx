import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { assignmentColumns } from './assignment-columns.tsx';
import { AssignmentsEmpty } from './assignments-empty.tsx';
import { AssignmentsFilters } from './assignments-filters.tsx';
import { ExportButton } from './export-button.tsx';
import { filteredAssignments } from './filtered-assignments.ts';
import { useAssignBadge, useAssignments, useAssignmentsState } from './use-assignments.ts';
import { useBadges } from './use-badges.ts';

/** The members and their badges; a badge is assigned in place. */
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
