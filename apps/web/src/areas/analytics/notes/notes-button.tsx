import '@campus/contracts/analytics/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { NotesDialog } from './notes-dialog.tsx';

/** Opens the notes on days. */
export function NotesButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        <NotebookPen size={14} aria-hidden />
        {text('analytics.notes')}
      </Button>
      {isOpen && <NotesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
