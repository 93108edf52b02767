import type { LiveRoom } from '@campus/contracts/analytics/live';
import { text } from '@campus/contracts/core/text';
import { useMemo } from 'react';
import type { DataColumn } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { formatNumber } from '../../../lib/format.ts';
import type { LiveProps } from './live-props.ts';
import { roomName } from './room-name.ts';

/** The rooms with people, fullest first. A click or Enter shows the people in a room. */
export function LiveRooms({
  live: { rooms },
  names,
  onChange,
}: Pick<LiveProps, 'live' | 'onChange'> & { names: ReadonlyMap<string, string> }) {
  const columns = useMemo(() => columnsOf(names), [names]);
  return (
    <Card title={text('live.rooms')} description={text('live.rooms.about')}>
      <DataTable
        label={text('live.rooms')}
        columns={columns}
        rows={rooms}
        rowId={({ sfsRoom }) => sfsRoom}
        rowLabel={({ sfsRoom }) => roomName(names, sfsRoom)}
        onOpen={({ sfsRoom }) => onChange({ room: sfsRoom })}
        empty={text('live.nobody')}
      />
    </Card>
  );
}

function columnsOf(names: ReadonlyMap<string, string>): DataColumn<LiveRoom>[] {
  return [
    {
      id: 'room',
      header: text('live.column.room'),
      width: 160,
      cell: ({ sfsRoom }) => roomName(names, sfsRoom),
    },
    {
      id: 'people',
      header: text('live.column.people'),
      width: 100,
      align: 'end',
      cell: ({ people }) => formatNumber(people),
    },
    {
      id: 'unknown',
      header: text('live.column.unknown'),
      width: 100,
      align: 'end',
      cell: ({ unknown }) => formatNumber(unknown),
    },
  ];
}
