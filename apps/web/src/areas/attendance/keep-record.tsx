import type { AttendanceReport } from '@campus/contracts/attendance/records';
import { text } from '@campus/contracts/core/text';
import { refuseRecord } from '@campus/domain/attendance/records';
import { Button } from '@chakra-ui/react/button';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { failureOf } from '../../lib/describe-error.ts';
import { timeZone } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useAccount } from '../../shell/account.tsx';
import type { AttendanceState, ChangeAttendance } from './use-attendance.ts';
import { useKeepRecord } from './use-records.ts';
import { windowOf } from './window-of.ts';

/** Asks for confirmation, saves the shown attendance as a record, and opens it. */
export function KeepRecord({
  report,
  placeOf,
  state,
  disabled,
  onChange,
}: {
  report: AttendanceReport;
  placeOf: (sfsRoom: string) => string;
  state: AttendanceState;
  /** Whether the report shows nothing that can be kept. */
  disabled: boolean;
  onChange: ChangeAttendance;
}) {
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const keep = useKeepRecord(useAccount().id, report);
  const place = placeOf(state.all ? '' : state.sfsRoom);
  const press = () => {
    const refusal = refuseRecord(state, serverNow());
    if (refusal) notify.warning(text(refusal));
    else setAsks(true);
  };
  const confirm = async () => {
    const { record } = await keep(state);
    onChange({ view: 'records', record: record.id });
  };
  return (
    <>
      <Button size="sm" variant="outline" disabled={disabled} onClick={press}>
        <Archive size={14} aria-hidden />
        {text('attendance.keep')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text('attendance.keep.title')}
          message={text('attendance.keep.about', { place, ...windowOf(state), zone: timeZone })}
          confirmText={text('attendance.keep')}
          onConfirm={() => failureOf(confirm())}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
