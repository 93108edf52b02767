import { text } from '@campus/contracts/core/text';
import type { ImportRow } from '@campus/contracts/imports/imports';
import type { ImportAction } from '@campus/domain/imports/imports';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DataColumn } from '../../../components/data-table/columns.ts';
import { StatusBadge, type StatusLook } from '../../../components/feedback/status-badge.tsx';
import { outcomeLooks } from '../../../shell/tasks/outcome-looks.ts';
import { RowChanges } from './row-changes.tsx';

const looks: Record<ImportAction, StatusLook> = {
  create: 'success',
  update: 'running',
  remove: 'error',
  unchanged: 'neutral',
  conflict: 'warning',
  error: 'error',
};

/** The columns of an import's rows, optionally with their outcomes. */
export function rowColumns(withOutcome: boolean): readonly DataColumn<ImportRow>[] {
  const outcome: DataColumn<ImportRow> = {
    id: 'outcome',
    header: text('imports.rows.outcome'),
    width: 100,
    cell: ({ outcome: ended }) => (
      <StatusBadge look={ended ? outcomeLooks[ended] : 'neutral'}>
        {text(`tasks.outcome.${ended ?? 'open'}`)}
      </StatusBadge>
    ),
  };
  return [
    {
      id: 'email',
      header: text('field.email'),
      width: 220,
      cell: ({ label }) =>
        label ? (
          <bdi>{label}</bdi>
        ) : (
          <chakra.span color="fg.muted">{text('imports.rows.noEmail')}</chakra.span>
        ),
    },
    // The line number, by which reasons of other rows refer to this row.
    { id: 'line', header: text('imports.rows.line'), width: 60, cell: ({ line }) => String(line) },
    {
      id: 'action',
      header: text('imports.rows.action'),
      width: 110,
      cell: ({ action }) => (
        <StatusBadge look={looks[action]}>{text(`imports.action.${action}`)}</StatusBadge>
      ),
    },
    ...(withOutcome ? [outcome] : []),
    {
      id: 'changes',
      header: text('imports.rows.changes'),
      width: 320,
      cell: (row) => <RowChanges row={row} />,
    },
  ];
}
