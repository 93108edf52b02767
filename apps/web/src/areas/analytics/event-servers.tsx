import type { EventServer } from '@campus/contracts/analytics/event-servers';
import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { formatNumber } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

/** The servers that report events, in an expandable list: the figures consist of what they send. */
export function EventServers() {
  const { id: accountId } = useAccount();
  const columns = useMemo(columnsOf, []);
  const { data, error, refetch } = trpc.analytics.servers.useQuery({ accountId });
  if (!data || error) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  const servers = data.items;
  if (servers.length === 0)
    return (
      <chakra.p mt={5} textStyle="sm" color="fg.muted">
        {text('analytics.servers.none')}
      </chakra.p>
    );
  const reporting = servers.filter(({ isSilent }) => !isSilent).length;
  return (
    <chakra.details mt={5} textStyle="sm">
      <chakra.summary cursor="pointer" w="fit-content">
        {text('analytics.servers.summary', {
          reporting: formatNumber(reporting),
          servers: formatNumber(servers.length),
        })}
      </chakra.summary>
      <chakra.p my={2} color="fg.muted">
        {text('analytics.servers.about')}
      </chakra.p>
      <DataTable
        label={text('analytics.servers')}
        columns={columns}
        rows={servers}
        rowId={({ server }) => server}
        rowLabel={({ server }) => server}
        empty={text('analytics.servers.none')}
      />
    </chakra.details>
  );
}

function columnsOf(): DataColumn<EventServer>[] {
  return [
    {
      id: 'server',
      header: text('analytics.servers.column.server'),
      width: 140,
      cell: ({ server }) => <bdi>{server}</bdi>,
    },
    {
      id: 'since',
      header: text('analytics.servers.column.since'),
      width: 160,
      cell: ({ reportsSince }) => (reportsSince ? formatMoment(reportsSince) : text('chart.none')),
    },
    { id: 'heard', header: text('analytics.servers.column.heard'), width: 180, cell: heardText },
    {
      id: 'late',
      header: text('analytics.servers.column.late'),
      width: 110,
      align: 'end',
      cell: ({ lateEvents }) => formatNumber(lateEvents),
    },
    {
      id: 'early',
      header: text('analytics.servers.column.early'),
      width: 110,
      align: 'end',
      cell: ({ earlyEvents }) => formatNumber(earlyEvents),
    },
    {
      id: 'refused',
      header: text('analytics.servers.column.refused'),
      width: 130,
      align: 'end',
      cell: ({ refusedBatches }) => formatNumber(refusedBatches),
    },
    { id: 'refusal', header: text('analytics.servers.column.refusal'), width: 260, cell: refusalText },
  ];
}

function heardText({ lastHeard, isSilent }: EventServer): string {
  if (lastHeard === null) return text('analytics.servers.heard.never');
  const time = formatMoment(lastHeard);
  return isSilent ? text('analytics.servers.heard.silent', { time }) : time;
}

function refusalText({ lastRefusal }: EventServer): string {
  if (!lastRefusal) return '';
  const { at } = lastRefusal;
  return text('analytics.servers.refusal', { time: formatMoment(at), reason: reasonText(lastRefusal) });
}
