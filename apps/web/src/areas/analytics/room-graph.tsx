import type { ReportRoom } from '@campus/contracts/analytics/fields';
import { text } from '@campus/contracts/core/text';
import { type DayGraph, graphFacts } from '@campus/domain/analytics/graphs';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { formatList } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { ExportButton } from './export-button.tsx';
import { GraphActions } from './graph-actions.tsx';
import { GraphFigures } from './graph-figures.tsx';
import { type GraphStateProps, useGraphState } from './graph-state.ts';
import { GraphTools } from './graph-tools.tsx';
import { RefusedDays } from './refused-days.tsx';

/** A graph about one room, chosen from the account's rooms. */
export function RoomGraph({ graph }: { graph: DayGraph }) {
  const { id: accountId } = useAccount();
  const props = useGraphState(graph);
  const { state, days, setState } = props;
  const { data, error, refetch } = trpc.analytics.rooms.useQuery({ accountId });
  const rooms = roomOptions(data?.items ?? []);
  const room = rooms.find(({ value }) => value === state.room) ?? rooms[0];
  const title = text(`analytics.graph.${graph}`);
  const asked = {
    searchType: graphFacts[graph].searchType,
    ...days.range,
    hideEmployees: !state.employees,
  };
  return (
    <Card
      title={title}
      description={text(`analytics.definition.${graphFacts[graph].searchType}`)}
      action={
        room && (
          <GraphActions graph={title} view={state.view} onChange={(view) => setState({ view })}>
            {!days.refusal && (
              <ExportButton title={title} room={room.label} asked={{ ...asked, sfsRoom: room.value }} />
            )}
          </GraphActions>
        )
      }
    >
      <CardBody display="grid" gap={3}>
        {!data && (
          <LoadingOrError
            error={error}
            sentence={() => text('analytics.rooms.failed')}
            onRetry={() => void refetch()}
          />
        )}
        {data && !room && <EmptyState title={text('analytics.rooms.none')} />}
        {room && <OfRoom {...props} room={room.value} rooms={rooms} />}
      </CardBody>
    </Card>
  );
}

function OfRoom({
  room,
  rooms,
  ...props
}: GraphStateProps & { room: string; rooms: readonly { value: string; label: string }[] }) {
  const { graph, state, days } = props;
  return (
    <>
      <GraphTools {...props} room={rooms.find(({ value }) => value === room)?.label}>
        <FilterSelect
          label={text('analytics.room')}
          value={room}
          options={rooms}
          onChange={(chosen) => props.setState({ room: chosen })}
        />
      </GraphTools>
      <RefusedDays days={days} />
      {!days.refusal && <GraphFigures graph={graph} state={state} range={days.range} room={room} />}
    </>
  );
}

/** The rooms to choose from. Rooms with the same level and instance are one room on the world's servers. */
function roomOptions(rooms: readonly ReportRoom[]) {
  const byRoom = Object.groupBy(rooms, ({ sfsRoom }) => sfsRoom);
  return Object.entries(byRoom).map(([value, same = []]) => ({
    value,
    label: formatList(same.map(({ name }) => name)),
  }));
}
