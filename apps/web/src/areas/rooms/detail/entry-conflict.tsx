import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { fieldsOf, type JudgedDraft } from './drafts.ts';
import { fieldLabel, valueInWords } from './value-words.ts';

/** Fields that another person has changed while the person did: theirs and mine, and the choice. */
export function EntryConflict({
  draft,
  onKeepMine,
  onTakeTheirs,
}: {
  draft: JudgedDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const theirs = fieldsOf(draft.stored);
  const mine = fieldsOf(draft.entry);
  return (
    <chakra.div
      role="alert"
      p={3}
      borderWidth="1px"
      borderColor="border.warning"
      borderRadius="md"
      bg="bg.warning"
      textStyle="sm"
      overflowWrap="anywhere"
    >
      {text('rooms.conflict')}
      <chakra.ul my={2} listStyleType="none" display="grid" gap={1}>
        {draft.conflicts.map((field) => (
          <li key={field}>
            {text('rooms.conflict.field', {
              field: fieldLabel(field),
              theirs: valueInWords(field, theirs[field]),
              mine: valueInWords(field, mine[field]),
            })}
          </li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" gap={2}>
        <Button size="xs" variant="outline" onClick={onKeepMine}>
          {text('rooms.conflict.keepMine')}
        </Button>
        <Button size="xs" variant="outline" onClick={onTakeTheirs}>
          {text('rooms.conflict.takeTheirs')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
