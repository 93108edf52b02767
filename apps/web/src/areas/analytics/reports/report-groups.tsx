import type { readReportGroups } from '@campus/contracts/analytics/reports';
import { text } from '@campus/contracts/core/text';
import { levels } from '@campus/domain/access/levels';
import type { ReportGroupKind } from '@campus/domain/analytics/report-groups';
import { teamName } from '@campus/domain/members/team-ids';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type * as z from 'zod';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { formatNumber, formatTenths } from '../../../lib/format.ts';
import { ReadPart } from './read-part.tsx';
import type { ReportProps } from './report-state.ts';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useReportGroups } from './use-report-parts.ts';

type Group = z.output<typeof readReportGroups.output>['items'][number];

/** The tables of the card. Guests have no role, so they stand below the roles. */
const tables = [
  { name: 'role', kinds: ['role', 'guests'] },
  { name: 'team', kinds: ['team'] },
  { name: 'badge', kinds: ['badge'] },
] as const satisfies readonly { name: string; kinds: readonly ReportGroupKind[] }[];
type TableName = (typeof tables)[number]['name'];

/** People, logins, and hours by role, team, and badge, and of guests. */
export function ReportGroups({ report }: ReportProps) {
  const query = useReportGroups(report);
  return (
    <Card title={text('reports.groups')} description={text('reports.groups.about')}>
      <CardBody>
        <ReadPart query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={text('reports.groups.none')} />
            ) : (
              <chakra.div display="grid" gap={5}>
                {tables.map(({ name, kinds }) => {
                  const rows = items.filter(({ kind }) => kinds.some((one) => one === kind));
                  return rows.length > 0 && <Groups key={name} name={name} rows={rows} />;
                })}
              </chakra.div>
            )
          }
        </ReadPart>
      </CardBody>
    </Card>
  );
}

function Groups({ name, rows }: { name: TableName; rows: readonly Group[] }) {
  const label = text(`reports.groups.${name}`);
  const columns = useMemo(() => columnsOf(name), [name]);
  return (
    <chakra.div minW={0}>
      <chakra.h3 textStyle="sm" fontWeight="semibold" px={2}>
        {label}
      </chakra.h3>
      <ReportTable label={label} columns={columns} rows={rows} rowId={({ kind, id }) => `${kind} ${id}`} />
    </chakra.div>
  );
}

function columnsOf(name: TableName): [ReportColumn<Group>, ...ReportColumn<Group>[]] {
  return [
    { id: 'name', header: text(`reports.column.${name}`), cell: nameOf },
    {
      id: 'people',
      header: text('reports.column.people'),
      isNumber: true,
      cell: ({ people }) => formatNumber(people),
    },
    {
      id: 'members',
      header: text('reports.column.members'),
      isNumber: true,
      cell: ({ members }) => (members === null ? text('reports.notCounted') : formatNumber(members)),
    },
    {
      id: 'logins',
      header: text('reports.column.logins'),
      isNumber: true,
      cell: ({ logins }) => formatNumber(logins),
    },
    {
      id: 'hours',
      header: text('reports.column.hours'),
      isNumber: true,
      cell: ({ hours }) => formatTenths(hours),
    },
  ];
}

function nameOf({ kind, id, name }: Group): string {
  switch (kind) {
    case 'role':
      return roleName(id);
    case 'team':
      return id === '' ? text('reports.groups.noTeam') : teamName(id);
    case 'badge':
      return id === '' ? text('reports.groups.noBadge') : name;
    case 'guests':
      return text('reports.groups.guests');
  }
}

function roleName(role: string): string {
  const level = levels.find((one) => one === role);
  if (level) return text(`role.${level}`);
  return role === '' ? text('reports.groups.noRole') : role;
}
