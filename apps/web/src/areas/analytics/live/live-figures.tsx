import { noun, text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Checkbox } from '../../../components/input/checkbox.tsx';
import { formatCount } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { LivePeople } from './live-people.tsx';
import type { Live, LiveProps } from './live-props.ts';
import { LiveRooms } from './live-rooms.tsx';
import { useRoomNames } from './use-live.ts';

/** Shows the number of people online, the number in an unknown place, and who is in which room. */
export function LiveFigures({
  pausedAt,
  busy,
  ...props
}: LiveProps & {
  /** The time of the shown figures while updates are paused. */
  pausedAt: number | undefined;
  busy: boolean;
}) {
  const { live, state, onChange } = props;
  const names = useRoomNames();
  const isEmpty = live.rooms.length === 0 && state.room === undefined;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={6} rowGap={2}>
        <chakra.h2 textStyle="heading">
          {live.runningServers === 0
            ? text('live.online.unknown')
            : text('live.online', { people: people(live.online) })}
        </chakra.h2>
        <Checkbox
          label={text('live.employees')}
          checked={state.employees}
          onChange={(event) => onChange({ employees: event.target.checked })}
        />
        {pausedAt !== undefined && (
          <chakra.span color="fg.muted" textStyle="sm">
            {text('live.paused', { time: formatMoment(new Date(pausedAt).toISOString()) })}
          </chakra.span>
        )}
      </chakra.div>
      {live.unknownSince && (
        <chakra.p
          role="note"
          px={4}
          py={3}
          bg="bg.warning"
          color="fg.warning"
          borderRadius="lg"
          textStyle="sm"
        >
          {text('live.unknown', { people: people(live.unknown), time: formatMoment(live.unknownSince) })}
        </chakra.p>
      )}
      {isEmpty ? (
        <EmptyState title={whyNobody(live)} />
      ) : (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' }}
          alignItems="start"
          gap={5}
        >
          <LiveRooms {...props} names={names} />
          <LivePeople {...props} names={names} busy={busy} />
        </chakra.div>
      )}
    </>
  );
}

const people = (count: number) => formatCount(count, noun('noun.visitor'));

function whyNobody({ runningServers, lastHeard }: Live): string {
  if (lastHeard === null) return text('live.never');
  return runningServers === 0 ? text('live.silent', { time: formatMoment(lastHeard) }) : text('live.nobody');
}
