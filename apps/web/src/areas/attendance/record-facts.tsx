import type { AttendanceRecord } from '@campus/contracts/attendance/records';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { CopyButton } from '../../components/input/copy-button.tsx';
import { timeZone } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';

/** Shows a record's author, time, and hash, and the time up to which its data was complete. */
export function RecordFacts({
  record: { takenAt, takenBy, sha256 },
  completeUntil,
  onDownload,
}: {
  record: AttendanceRecord;
  completeUntil: string | null;
  /** Saves the text that was hashed, and those of the corrections, as files. */
  onDownload: () => void;
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
        <Button size="xs" variant="outline" onClick={onDownload}>
          <Download size={14} aria-hidden />
          {text('attendance.record.download')}
        </Button>
      </chakra.p>
      <chakra.p textStyle="xs" color="fg.muted">
        {text('attendance.record.download.about')}
      </chakra.p>
    </chakra.div>
  );
}
