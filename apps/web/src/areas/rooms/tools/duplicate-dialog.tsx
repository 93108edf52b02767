import { noun, text } from '@campus/contracts/core/text';
import type { duplicateRooms } from '@campus/contracts/rooms/duplicates';
import { type DuplicatePart, partsOf } from '@campus/domain/rooms/duplicate';
import type { Entry } from '@campus/domain/rooms/entries';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type * as z from 'zod';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { formatCount } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { ChoiceList } from '../detail/fields/choice-list.tsx';
import { useRooms } from '../rooms-context.ts';
import { useListCache } from '../use-list-cache.ts';

/** Asks what the copy of an entry or a folder includes. */
export function DuplicateDialog({
  name,
  source,
  entries,
  onDuplicated,
  onClose,
}: {
  name: string;
  source: z.input<typeof duplicateRooms.input>['source'];
  /** The entries to copy. */
  entries: readonly Entry[];
  onDuplicated: (first: Entry) => void;
  onClose: () => void;
}) {
  const { accountId } = useRooms();
  const cache = useListCache(accountId);
  const offered = partsOf(entries);
  const [parts, setParts] = useState<readonly DuplicatePart[]>(offered);
  const duplicate = useSave(trpc.rooms.duplicate, {
    done: ({ copies }) =>
      text('rooms.duplicated', { entries: formatCount(copies.length, noun('noun.roomEntry')) }),
    refresh: () => cache.reload(),
  });
  const confirm = async () => {
    const { copies } = await duplicate.mutateAsync({ accountId, source, parts: [...parts] });
    const [first] = copies;
    if (first) onDuplicated(first.entry);
  };
  return (
    <ConfirmDialog
      title={text('rooms.duplicate.title', { name })}
      message={text('rooms.duplicate.about')}
      confirmText={text('rooms.duplicate')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <chakra.div mt={4} textStyle="sm">
        {offered.length === 0 ? (
          <p>{text('rooms.duplicate.nothing')}</p>
        ) : (
          <ChoiceList
            legend={text('rooms.duplicate.parts')}
            options={offered.map((part) => ({ value: part, label: text(`rooms.part.${part}`) }))}
            chosen={parts}
            onChange={(part, on) =>
              setParts(offered.filter((other) => (other === part ? on : parts.includes(other))))
            }
          />
        )}
      </chakra.div>
    </ConfirmDialog>
  );
}
