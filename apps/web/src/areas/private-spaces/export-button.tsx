import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ExportDialog } from './export-dialog.tsx';
import type { SpacesState } from './use-spaces.ts';

/** Asks how to export the spaces that the filters let through, and has them mailed. */
export function ExportButton({
  total,
  ...asked
}: {
  accountId: string;
  state: SpacesState;
  /** How many spaces match; undefined while that is not known. */
  total: number | undefined;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" disabled={!total} onClick={() => setOpen(true)}>
        <Download size={14} aria-hidden />
        {text('privateSpaces.export')}
      </Button>
      {open && <ExportDialog {...asked} total={total ?? 0} onClose={() => setOpen(false)} />}
    </>
  );
}
