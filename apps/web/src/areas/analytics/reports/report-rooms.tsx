import type { readReportRooms } from '@campus/contracts/analytics/reports';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type * as z from 'zod';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { FilterSelect } from '../../../components/input/filter-select.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { formatNumber, formatTenths } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { PeakButton } from './peak-button.tsx';
import { ReadPart } from './read-part.tsx';
import { type ReportProps, type RoomRank, roomRanks } from './report-state.ts';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useReportRooms } from './use-report-parts.ts';

type Rooms = z.output<typeof readReportRooms.output>;
type Room = Rooms['items'][number];

/** All rooms that were used, ranked; deleted rooms too. */
export function ReportRooms({ report }: ReportProps) {
  const { state, setState, asked } = report;
  const query = useReportRooms(report);
  return (
    <Card
      title={text('reports.rooms')}
      description={text('reports.rooms.about')}
      action={
        <FilterSelect
          label={text('reports.rooms.rank')}
          value={state.rank}
          options={roomRanks.map((value) => ({ value, label: text(`reports.rooms.rank.${value}`) }))}
          onChange={(chosen) => setState({ rank: roomRanks.find((one) => one === chosen) })}
        />
      }
    >
      <CardBody>
        <ReadPart query={query}>
          {(rooms) => <Ranking rooms={rooms} rank={state.rank} hideEmployees={asked.hideEmployees} />}
        </ReadPart>
      </CardBody>
    </Card>
  );
}

function Ranking({
  rooms: { items, total },
  rank,
  hideEmployees,
}: {
  rooms: Rooms;
  rank: RoomRank;
  hideEmployees: boolean;
}) {
  const columns = useMemo(() => columnsOf(hideEmployees), [hideEmployees]);
  const ranked = useMemo(() => items.toSorted((a, b) => rankOf(b, rank) - rankOf(a, rank)), [items, rank]);
  if (items.length === 0) return <EmptyState title={text('reports.rooms.none')} />;
  return (
    <>
      <ReportTable
        label={text('reports.rooms')}
        columns={columns}
        rows={ranked}
        rowId={({ sfsRoom }) => sfsRoom}
      />
      {total > items.length && (
        <chakra.p mt={2} textStyle="xs" color="fg.muted">
          {text('reports.rooms.cut', { shown: formatNumber(items.length), total: formatNumber(total) })}
        </chakra.p>
      )}
    </>
  );
}

const rankOf = (room: Room, rank: RoomRank) => (rank === 'peak' ? (room.peak?.people ?? 0) : room[rank]);

function columnsOf(hideEmployees: boolean): [ReportColumn<Room>, ...ReportColumn<Room>[]] {
  return [
    { id: 'room', header: text('reports.column.room'), cell: (room) => <RoomName room={room} /> },
    {
      id: 'people',
      header: text('reports.column.people'),
      isNumber: true,
      cell: ({ people }) => formatNumber(people),
    },
    {
      id: 'hours',
      header: text('reports.column.hours'),
      isNumber: true,
      cell: ({ hours }) => formatTenths(hours),
    },
    {
      id: 'joins',
      header: text('reports.column.joins'),
      isNumber: true,
      cell: ({ joins }) => formatNumber(joins),
    },
    {
      id: 'peak',
      header: text('reports.column.peak'),
      isNumber: true,
      cell: ({ peak }) => formatNumber(peak?.people ?? 0),
    },
    {
      id: 'peakAt',
      header: text('reports.column.peakAt'),
      cell: ({ peak, sfsRoom, name }) =>
        peak && (
          <>
            <time dateTime={peak.at}>{formatMoment(peak.at)}</time>{' '}
            <PeakButton
              at={peak.at}
              hideEmployees={hideEmployees}
              room={{ sfsRoom, name: name || sfsRoom }}
            />
          </>
        ),
    },
  ];
}

/** The name of a room; of one that the account no longer has, the name by which the servers know it. */
function RoomName({ room: { name, sfsRoom } }: { room: Room }) {
  if (name !== '') return <bdi>{name}</bdi>;
  return (
    <>
      <bdi>{sfsRoom}</bdi>{' '}
      <chakra.span color="fg.muted" textStyle="xs">
        {text('reports.rooms.gone')}
      </chakra.span>
    </>
  );
}
