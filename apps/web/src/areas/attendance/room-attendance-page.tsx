import '@campus/contracts/attendance/page-messages';
import { text } from '@campus/contracts/core/text';
import { RoomSelect } from '../../components/input/room-select.tsx';
import { isForbidden } from '../../lib/describe-error.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { AttendanceReport } from './attendance-report.tsx';
import { useAttendanceState, useRoomAttendance } from './use-attendance.ts';
import { useExportRoom } from './use-export.ts';

/** Shows the people who were in a room during a period. */
export function RoomAttendancePage() {
  const { id: accountId } = useAccount();
  const [state, setState] = useAttendanceState();
  const answer = useRoomAttendance(accountId, state);
  const send = useExportRoom(accountId, state);
  const rooms = trpc.attendance.rooms.useQuery({ accountId });
  const texts = {
    title: text('page.roomAttendance'),
    about: text('attendance.room.about'),
    missing: text('attendance.room.missing'),
    placeOf: (place: string) => rooms.data?.items.find(({ sfsRoom }) => sfsRoom === place)?.name ?? place,
  };
  return (
    <AttendanceReport
      report="roomAttendance"
      texts={texts}
      state={{ ...state, all: false }}
      onChange={setState}
      answer={answer}
      refused={isForbidden(rooms.error)}
      onExport={send}
    >
      <RoomSelect
        label={text('attendance.room')}
        none={text('attendance.room.choose')}
        rooms={rooms.data?.items ?? []}
        value={state.sfsRoom}
        error={rooms.error ? text('activity.rooms.failed') : undefined}
        onRetry={() => void rooms.refetch()}
        onChange={(sfsRoom) => setState({ sfsRoom })}
      />
    </AttendanceReport>
  );
}
