import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ExportDialog } from './export-dialog.tsx';

/** Asks for a recipient, and then mails the members with their badges. */
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
