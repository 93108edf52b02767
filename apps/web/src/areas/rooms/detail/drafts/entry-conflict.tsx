import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ConflictNotice } from '../../../../editing/conflict-notice.tsx';
import { fieldsOf, type JudgedDraft } from './drafts.ts';
import type { Drafts } from './use-entry-drafts.ts';
import { fieldLabel, formatValue } from './value-words.ts';

/** Fields that another person has changed while the person did: theirs and mine, and the choice. */
export function EntryConflict({ draft, drafts }: { draft: JudgedDraft; drafts: Drafts }) {
  const theirs = fieldsOf(draft.stored);
  const mine = fieldsOf(draft.entry);
  return (
    <ConflictNotice
      title={text('rooms.conflict')}
      onKeepMine={() => drafts.keepMine(draft.id)}
      onTakeTheirs={() => drafts.takeTheirs(draft.id)}
    >
      <chakra.ul listStyleType="none" display="grid" gap={1}>
        {draft.conflicts.map((field) => (
          <li key={field}>
            {text('editing.conflict.field', {
              field: fieldLabel(field),
              theirs: formatValue(field, theirs[field]),
              mine: formatValue(field, mine[field]),
            })}
          </li>
        ))}
      </chakra.ul>
    </ConflictNotice>
  );
}
