import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ExportDialog, type ExportDialogProps } from './export-dialog.tsx';

/** Asks for a recipient, and then mails the members with their badges. */
export function ExportButton(props: Omit<ExportDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Download size={14} aria-hidden />
        {text('badges.export')}
      </Button>
      {open && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
