import { text } from '@campus/contracts/core/text';
import { maxHours, refuseStart, roundedHours, roundedStart } from '@campus/domain/attendance/attendance';
import { DraftField, type Read } from '../../components/input/draft-field.tsx';
import { TimeField } from '../../components/input/time-field.tsx';
import { timeZone } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import type { AttendanceState, ChangeAttendance } from './use-attendance.ts';

/** The start of an attendance report and its length in hours, both rounded to half hours (ATT-025). */
export function TimeFields({ state, onChange }: { state: AttendanceState; onChange: ChangeAttendance }) {
  return (
    <>
      <TimeField
        label={text('attendance.start')}
        help={text('attendance.start.help')}
        value={state.start}
        round={(start) => roundedStart(start, timeZone)}
        refuse={startRefusal}
        onChange={(start) => onChange({ start })}
      />
      <DraftField
        type="number"
        min={0.5}
        step={0.5}
        label={text('attendance.hours')}
        help={text('attendance.hours.help')}
        shown={String(state.hours)}
        read={readHours}
        onChange={(hours) => onChange({ hours })}
      />
    </>
  );
}

function startRefusal(start: Date): string | undefined {
  const refusal = refuseStart(start, serverNow());
  return refusal && text(refusal);
}

function readHours(typed: string): Read<number> {
  const hours = Number(typed);
  if (!(hours > 0 && hours <= maxHours)) return { refusal: text('attendance.duration.invalid') };
  return { value: roundedHours(hours), shown: String(roundedHours(hours)) };
}
