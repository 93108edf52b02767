import '@campus/contracts/activity/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../lib/describe-error.ts';
import { useNotify } from '../feedback/toasts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks whether to mail a report, and does so. Without anything to export it says that instead of asking. */
export function ExportButton({
  title,
  about,
  onExport,
}: {
  title: string;
  /** The content and recipient of the mail; undefined while the export lacks an entry. */
  about: string | undefined;
  onExport: () => Promise<unknown>;
}) {
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const press = () =>
    about === undefined ? notify.warning(text('activity.nothingToExport')) : setAsks(true);
  return (
    <>
      <Button size="sm" variant="outline" onClick={press}>
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
