import { text } from '@campus/contracts/core/text';
import type { RoleEntry } from '@campus/contracts/roles/fields';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { RoleDraft } from './role-drafts.ts';
import { levelWords } from './role-words.ts';

/** A row that another person has changed while the person did: both choices, and which of them to keep. */
export function RoleConflict({
  entry,
  draft,
  onKeepMine,
  onTakeTheirs,
}: {
  entry: RoleEntry;
  draft: RoleDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const words = (level: RoleDraft['level']) => levelWords(level ?? entry.default);
  return (
    <chakra.div
      role="alert"
      mt={2}
      p={2}
      borderWidth="1px"
      borderColor="border.warning"
      borderRadius="md"
      bg="bg.warning"
      textStyle="xs"
    >
      <p>{text('settings.conflict')}</p>
      <p>{text('roles.conflict.theirs', { level: words(entry.configured) })}</p>
      <p>{text('roles.conflict.mine', { level: words(draft.level) })}</p>
      <chakra.div display="flex" flexWrap="wrap" gap={2} mt={1}>
        <Button size="2xs" variant="outline" onClick={onKeepMine}>
          {text('settings.conflict.keepMine')}
        </Button>
        <Button size="2xs" variant="outline" onClick={onTakeTheirs}>
          {text('settings.conflict.takeTheirs')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
