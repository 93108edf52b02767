import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ExportDialog } from './export-dialog.tsx';

/** Has the members with their badges mailed, after it was asked to whom. */
export function ExportButton({ accountId }: { accountId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Download size={14} aria-hidden />
        {text('badges.export')}
      </Button>
      {open && <ExportDialog accountId={accountId} onClose={() => setOpen(false)} />}
    </>
  );
}
