import type { AttendanceRecord } from '@campus/contracts/attendance/records';
import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { CopyButton } from '../../components/input/copy-button.tsx';
import { formatMoment, timeZone } from '../../lib/format.ts';

/** The author and time of a record, the time up to which its data was complete, and its hash. */
export function RecordFacts({
  record: { takenAt, takenBy, sha256 },
  completeUntil,
}: {
  record: AttendanceRecord;
  completeUntil: string | null;
}) {
  const person = takenBy || text('attendance.record.erased');
  return (
    <chakra.div display="grid" gap={1} textStyle="sm">
      <p>
        {text('attendance.record.taken', { time: formatMoment(takenAt), person })}{' '}
        {completeUntil !== null && text('attendance.completeUntil', { time: formatMoment(completeUntil) })}{' '}
        {text('activity.zone', { zone: timeZone })}
      </p>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap={2} color="fg.muted">
        {text('attendance.record.hash')}
        <chakra.code color="fg" minW={0} overflowWrap="anywhere">
          {sha256}
        </chakra.code>
        <CopyButton value={sha256} label={text('attendance.record.copy')} />
      </chakra.p>
    </chakra.div>
  );
}
