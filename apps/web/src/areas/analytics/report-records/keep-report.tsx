import '@campus/contracts/analytics/report-record-messages';
import { text } from '@campus/contracts/core/text';
import { refuseReportRecord } from '@campus/domain/analytics/report-records';
import { Button } from '@chakra-ui/react/button';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { failureOf } from '../../../lib/describe-error.ts';
import { formatDate } from '../../../lib/format.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { type AskedReport, useKeepReport } from './use-report-records.ts';

/** Asks for confirmation, and keeps the report as a record. */
export function KeepReport({
  asked,
  onKept,
}: {
  asked: AskedReport;
  /** Called with an id by which the record can be read, also after another page was opened. */
  onKept: (recordId: string) => void;
}) {
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const keep = useKeepReport(onKept);
  const press = () => {
    const refusal = refuseReportRecord(asked, asked.timeZone, serverNow());
    if (refusal) notify.warning(text(refusal));
    else setAsks(true);
  };
  const [from, to, zone] = [formatDate(asked.from), formatDate(asked.to), asked.timeZone];
  return (
    <>
      <Button size="sm" variant="outline" onClick={press}>
        <Archive size={14} aria-hidden />
        {text('analytics.record.keep')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text('analytics.record.keep.title')}
          message={text('analytics.record.keep.about', { from, to, zone })}
          confirmText={text('analytics.record.keep.confirm')}
          onConfirm={() => failureOf(keep(asked))}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
