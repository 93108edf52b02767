import '@campus/contracts/core/editing-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Scrolls to the first conflict of the page. */
export function showConflict(): void {
  document.querySelector('[data-conflict]')?.scrollIntoView({ block: 'center' });
}

/** What another person has changed while the person did, with the choice whose value to keep. */
export function ConflictNotice({
  title = text('editing.conflict'),
  small = false,
  onKeepMine,
  onTakeTheirs,
  children,
}: {
  title?: string;
  /** Whether it stands in a row of a table. */
  small?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Both values. */
  children: ReactNode;
}) {
  const size = small ? '2xs' : 'xs';
  return (
    <chakra.div
      data-conflict
      role="alert"
      p={small ? 2 : 3}
      borderWidth="1px"
      borderColor="border.warning"
      borderRadius="md"
      bg="bg.warning"
      textStyle={small ? 'xs' : 'sm'}
      overflowWrap="anywhere"
    >
      {title}
      <chakra.div my={small ? 1 : 2}>{children}</chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <Button size={size} variant="outline" onClick={onKeepMine}>
          {text('editing.conflict.keepMine')}
        </Button>
        <Button size={size} variant="outline" onClick={onTakeTheirs}>
          {text('editing.conflict.takeTheirs')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
