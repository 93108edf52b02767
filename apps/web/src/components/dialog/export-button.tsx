import '@campus/contracts/activity/page-messages';
import { text } from '@campus/contracts/core/text';
import type { TableFormat } from '@campus/domain/core/table-formats';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../lib/describe-error.ts';
import { useNotify } from '../feedback/toasts.tsx';
import { ExportDialog } from './export-dialog.tsx';

/**
 * Asks for confirmation, then starts the export of a report by email. If there is nothing to export, says so
 * instead.
 */
export function ExportButton({
  title,
  about,
  disabled = false,
  onExport,
}: {
  title: string;
  /** Says what is emailed in the format of this name, and to whom; undefined while a required field is missing. */
  about: ((format: string) => string) | undefined;
  /** Whether the report shows nothing that can be exported. */
  disabled?: boolean;
  onExport: (format: TableFormat) => Promise<unknown>;
}) {
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const press = () =>
    about === undefined ? notify.warning(text('activity.nothingToExport')) : setAsks(true);
  return (
    <>
      <Button size="sm" variant="outline" disabled={disabled} onClick={press}>
        <Download size={14} aria-hidden />
        {text('activity.export')}
      </Button>
      {asks && about !== undefined && (
        <ExportDialog
          title={title}
          about={about}
          confirmText={text('activity.export')}
          onExport={(format) => failureOf(onExport(format))}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
