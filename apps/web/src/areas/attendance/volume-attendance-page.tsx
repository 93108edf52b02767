import '@campus/contracts/attendance/page-messages';
import { sfsRoom } from '@campus/contracts/analytics/fields';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { DraftField, type Read } from '../../components/input/draft-field.tsx';
import { useAccount } from '../../shell/account.tsx';
import { AttendanceReport } from './attendance-report.tsx';
import { useAttendanceState, useVolumeAttendance } from './use-attendance.ts';
import { useExportVolume } from './use-export.ts';

/** Shows the people who were in one or all private volumes during a period. */
export function VolumeAttendancePage() {
  const { id: accountId } = useAccount();
  const [state, setState] = useAttendanceState();
  const answer = useVolumeAttendance(accountId, state);
  const send = useExportVolume(accountId, state);
  const texts = {
    title: text('page.privateVolumeAttendance'),
    about: text('attendance.volume.about'),
    missing: text('attendance.volume.missing'),
    placeOf: (place: string) => place || text('attendance.volume.all'),
  };
  return (
    <AttendanceReport
      report="privateVolumeAttendance"
      texts={texts}
      state={state}
      onChange={setState}
      answer={answer}
      onExport={send}
    >
      <chakra.div display="grid" gap={2}>
        <DraftField
          label={text('attendance.volume')}
          shown={state.sfsRoom}
          disabled={state.all}
          read={readVolume}
          onChange={(name) => setState({ sfsRoom: name })}
        />
        <Checkbox
          label={text('attendance.volume.all')}
          checked={state.all}
          onChange={(event) => setState({ all: event.target.checked })}
        />
      </chakra.div>
    </AttendanceReport>
  );
}

function readVolume(typed: string): Read<string> {
  const name = sfsRoom.safeParse(typed.trim());
  return name.success
    ? { value: name.data, shown: name.data }
    : { refusal: name.error.issues[0]?.message ?? text('analytics.room.unknown') };
}
