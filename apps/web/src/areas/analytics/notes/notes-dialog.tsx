import type { DayNote } from '@campus/contracts/analytics/day-notes';
import { text } from '@campus/contracts/core/text';
import { reaches } from '@campus/domain/access/levels';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { formatDate } from '../../../lib/format.ts';
import { useAccount } from '../../../shell/account.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useNotes, useRemoveNote } from './use-notes.ts';

type Open = { is: 'add' } | { is: 'change' | 'remove'; note: DayNote };

/** Lists the notes on days, the latest first. Administrators write, change, and delete them here. */
export function NotesDialog({ onClose }: { onClose: () => void }) {
  const { level } = useAccount();
  const { data, error, refetch } = useNotes();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const canWrite = reaches(level, 'admin');
  return (
    <SmallDialog title={text('analytics.notes.title')} running={false} onClose={onClose}>
      <Dialog.Body>
        <chakra.p mb={3} textStyle="sm" color="fg.muted">
          {text(canWrite ? 'analytics.notes.about.write' : 'analytics.notes.about')}
        </chakra.p>
        {!data && <LoadingOrError error={error} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && <p>{text('analytics.notes.none')}</p>}
        {data && data.items.length > 0 && (
          <chakra.ul
            aria-label={text('analytics.notes.title')}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap={3}
            maxH="24rem"
            overflowY="auto"
            listStyleType="none"
          >
            {data.items.toReversed().map((note) => (
              <NoteRow key={note.id} note={note} onOpen={canWrite ? setOpen : undefined} />
            ))}
          </chakra.ul>
        )}
        {open?.is === 'add' && <NoteDialog onClose={close} />}
        {open?.is === 'change' && <NoteDialog note={open.note} onClose={close} />}
        {open?.is === 'remove' && <RemoveDialog note={open.note} onClose={close} />}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('action.close')}
        </Button>
        {canWrite && <Button onClick={() => setOpen({ is: 'add' })}>{text('analytics.notes.add')}</Button>}
      </Dialog.Footer>
    </SmallDialog>
  );
}

function NoteRow({ note, onOpen }: { note: DayNote; onOpen: ((open: Open) => void) | undefined }) {
  const day = formatDate(note.day);
  const about = { day, note: note.text };
  return (
    <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={1}>
      <chakra.span textStyle="sm" color="fg.muted">
        <time dateTime={note.day}>{day}</time>
        {note.author !== '' && ` · ${note.author}`}
      </chakra.span>
      <chakra.span overflowWrap="anywhere">
        <bdi>{note.text}</bdi>
      </chakra.span>
      {onOpen && (
        <chakra.span display="flex" flexWrap="wrap" gap={2}>
          <Button
            size="xs"
            variant="outline"
            aria-label={text('analytics.notes.change.of', about)}
            onClick={() => onOpen({ is: 'change', note })}
          >
            {text('analytics.notes.change')}
          </Button>
          <Button
            size="xs"
            variant="outline"
            color="fg.error"
            aria-label={text('analytics.notes.remove.of', about)}
            onClick={() => onOpen({ is: 'remove', note })}
          >
            {text('action.delete')}
          </Button>
        </chakra.span>
      )}
    </chakra.li>
  );
}

function RemoveDialog({ note, onClose }: { note: DayNote; onClose: () => void }) {
  return (
    <ConfirmDialog
      danger
      title={text('analytics.notes.remove.title', { day: formatDate(note.day) })}
      message={note.text}
      confirmText={text('action.delete')}
      onConfirm={useRemoveNote(note)}
      onClose={onClose}
    />
  );
}
