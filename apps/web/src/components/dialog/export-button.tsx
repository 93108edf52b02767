import '@campus/contracts/activity/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../lib/describe-error.ts';
import { useNotify } from '../feedback/toasts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

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
  /** What is emailed, and to whom; undefined while a required field is missing. */
  about: string | undefined;
  /** Whether the report shows nothing that can be exported. */
  disabled?: boolean;
  onExport: () => Promise<unknown>;
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
        <ConfirmDialog
          title={title}
          message={about}
          confirmText={text('activity.export')}
          onConfirm={() => failureOf(onExport())}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
