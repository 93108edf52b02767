import '@campus/contracts/core/history-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { SmallDialog } from '../dialog/small-dialog.tsx';
import { TimeText } from '../feedback/time-text.tsx';

/** A past change, as text. */
export interface PastChange {
  key: string;
  words: string;
  /** The reason that the person entered. */
  note?: string;
  /** The email address of the person who made it. */
  by: string;
  /** Time of the change (ISO 8601). */
  at: string;
  /** The restore button. Without it, there is no button. */
  restore?: { label: string; run: () => void } | undefined;
  /** Why the earlier value cannot be restored. */
  refused?: string | undefined;
}

/** Lists changes, newest first: who, when, what, and a button that restores the earlier value. */
export function HistoryDialog({
  title,
  none,
  changes,
  isRestoring = false,
  onClose,
  children,
}: {
  title: string;
  /** The text for an empty list. */
  none: string;
  /** Undefined while loading. */
  changes: readonly PastChange[] | undefined;
  isRestoring?: boolean;
  onClose: () => void;
  /** Shown instead of the changes while they load or if loading failed. */
  children?: ReactNode;
}) {
  return (
    <SmallDialog title={title} running={isRestoring} onClose={onClose}>
      <Dialog.Body>
        {changes ? null : children}
        {changes?.length === 0 && <p role="status">{none}</p>}
        {changes && changes.length > 0 && (
          <chakra.ol display="grid" gap={3} maxH="24rem" overflowY="auto" listStyleType="none">
            {changes.map((change) => (
              <Change key={change.key} change={change} isRestoring={isRestoring} />
            ))}
          </chakra.ol>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('history.close')}
        </Button>
      </Dialog.Footer>
    </SmallDialog>
  );
}

function Change({
  change: { words, note, by, at, restore, refused },
  isRestoring,
}: {
  change: PastChange;
  isRestoring: boolean;
}) {
  return (
    <chakra.li display="flex" alignItems="center" justifyContent="space-between" gap={3}>
      <chakra.div minW={0} textStyle="sm" overflowWrap="anywhere">
        <bdi>{words}</bdi>
        {note && (
          <chakra.div>
            <bdi>{text('history.note', { note })}</bdi>
          </chakra.div>
        )}
        <chakra.div textStyle="xs" color="fg.muted">
          <TimeText value={at} withTime /> {text('history.by', { person: by })}
        </chakra.div>
        {refused && (
          <chakra.div textStyle="xs" color="fg.muted">
            {text('history.refused', { reason: refused })}
          </chakra.div>
        )}
      </chakra.div>
      {restore && (
        <Button
          size="xs"
          variant="outline"
          disabled={isRestoring}
          aria-label={restore.label}
          onClick={restore.run}
        >
          {text('history.restore')}
        </Button>
      )}
    </chakra.li>
  );
}
