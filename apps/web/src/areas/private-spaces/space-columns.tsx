import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import {
  type SpaceSort,
  type SpaceStatus,
  spaceStatuses,
} from '@campus/domain/private-spaces/private-spaces';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { StatusBadge } from '../../components/feedback/status-badge.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { formatNumber } from '../../lib/format.ts';

type SpaceColumn = DataColumn<PrivateSpace, SpaceSort>;

/** Returns why the status could not be changed, or undefined. */
export type ChangeStatus = (space: PrivateSpace, status: SpaceStatus) => Promise<string | undefined>;

const looks = { active: 'success', inactive: 'warning', archived: 'neutral' } as const;

/** The sortable columns of the report. The status can be changed in its cell. */
export function spaceColumns(onStatus: ChangeStatus): SpaceColumn[] {
  return [
    column('name', ({ name }) => name, 200),
    column('type', ({ type }) => type),
    { ...column('maxUsers', ({ maxUsers }) => formatNumber(maxUsers)), align: 'end' },
    column('ownerName', ({ ownerName }) => ownerName),
    column('ownerEmail', ({ ownerEmail }) => ownerEmail, 200),
    column('created', ({ created }) => <TimeText value={created} withTime />, 160),
    {
      ...column('status', ({ status }) => (
        <StatusBadge look={looks[status]}>{text(`privateSpaces.status.${status}`)}</StatusBadge>
      )),
      edit: {
        kind: 'select',
        value: ({ status }) => status,
        options: () =>
          spaceStatuses.map((value) => ({ value, label: text(`privateSpaces.status.${value}`) })),
        commit: async (space, value) => {
          const status = spaceStatuses.find((known) => known === value);
          return status && onStatus(space, status);
        },
      },
    },
    column('statusChangedAt', ({ statusChangedAt }) => <TimeText value={statusChangedAt} withTime />, 160),
  ];
}

function column(sort: SpaceSort, cell: SpaceColumn['cell'], width?: number): SpaceColumn {
  const header: ConstantKey = `privateSpaces.column.${sort}`;
  return { id: sort, header: text(header), sort, cell, ...(width && { width }) };
}
