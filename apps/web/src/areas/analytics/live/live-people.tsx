import type { LivePerson } from '@campus/contracts/analytics/live';
import { text } from '@campus/contracts/core/text';
import { useMemo } from 'react';
import type { DataColumn } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Pagination } from '../../../components/data-table/pagination.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { FilterSelect } from '../../../components/input/filter-select.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { formatMoment } from '../../../lib/format-moment.ts';
import { paths } from '../../../paths.ts';
import { useOpensPeople } from '../../../shell/person-link.tsx';
import type { LiveProps } from './live-props.ts';
import { roomName } from './room-name.ts';

/** Cannot collide with a room name, because all room names contain an underscore. */
const everywhere = '*';

/**
 * Lists the people in one room or all rooms, and since when. Callers who may not see names get only the
 * number.
 */
export function LivePeople({
  live,
  state,
  names,
  busy,
  onChange,
}: LiveProps & { names: ReadonlyMap<string, string>; busy: boolean }) {
  const opens = useOpensPeople();
  const columns = useMemo(() => columnsOf(names, opens), [names, opens]);
  if (!live.namesShown) return <Card title={text('live.people')} description={text('live.people.hidden')} />;
  return (
    <Card
      title={text('live.people')}
      description={text('live.people.about')}
      action={
        <FilterSelect
          label={text('live.column.room')}
          value={state.room ?? everywhere}
          options={roomOptions(live.rooms, state.room, names)}
          onChange={(room) => onChange({ room: room === everywhere ? undefined : room })}
        />
      }
    >
      <DataTable
        label={text('live.people')}
        columns={columns}
        rows={live.items}
        rowId={({ userId, sfsRoom }) => `${userId} ${sfsRoom}`}
        rowLabel={personOf}
        place={live}
        busy={busy}
        empty={<EmptyState title={text('live.people.none')} />}
      />
      <CardBody pt={3}>
        <Pagination
          page={state.page}
          total={live.total}
          none={text('live.people.none')}
          settled={!busy}
          onPage={(page, options) => onChange({ page }, options)}
        />
      </CardBody>
    </Card>
  );
}

/** The rooms with people, plus the chosen room when it is empty. */
function roomOptions(
  rooms: LiveProps['live']['rooms'],
  chosen: string | undefined,
  names: ReadonlyMap<string, string>,
) {
  const shown = new Set(rooms.map(({ sfsRoom }) => sfsRoom));
  if (chosen !== undefined) shown.add(chosen);
  const options = [...shown].map((value) => ({ value, label: roomName(names, value) }));
  return [
    { value: everywhere, label: text('live.everywhere') },
    ...options.toSorted((a, b) => a.label.localeCompare(b.label)),
  ];
}

/** Guests and people who are erased have no name, and no page. */
const linkOf = ({ displayName, userId }: LivePerson) =>
  displayName === '' ? undefined : { href: paths.member(userId) };

const personOf = ({ displayName, email, userId }: LivePerson) => displayName || email || userId;

function columnsOf(names: ReadonlyMap<string, string>, opens: boolean): DataColumn<LivePerson>[] {
  return [
    {
      id: 'person',
      header: text('live.column.person'),
      width: 160,
      cell: personOf,
      ...(opens && { link: linkOf }),
    },
    {
      id: 'room',
      header: text('live.column.room'),
      width: 140,
      cell: ({ sfsRoom }) => roomName(names, sfsRoom),
    },
    {
      id: 'since',
      header: text('live.column.since'),
      width: 150,
      cell: ({ since }) => <TimeText value={since} withTime />,
    },
    {
      id: 'state',
      header: text('live.column.state'),
      width: 150,
      cell: ({ unknownSince }) =>
        unknownSince
          ? text('live.state.unknown', { time: formatMoment(unknownSince) })
          : text('live.state.online'),
    },
  ];
}
