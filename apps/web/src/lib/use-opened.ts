import { useId, useState } from 'react';

/**
 * Mounts an overlay when its button opens it, and unmounts it after it has closed. Unused state machines are
 * the most expensive part of a page. `triggerId` is the id of the button.
 */
export function useOpened() {
  const triggerId = useId();
  const [open, setOpen] = useState(false);
  const [isMade, setMade] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  return {
    isMade,
    /** Whether to focus the first item, because it was opened by keyboard. */
    byKeyboard,
    trigger: {
      id: triggerId,
      'aria-expanded': open,
      onClick: ({ detail }: { detail: number }) => {
        setByKeyboard(detail === 0);
        setMade(true);
        setOpen(!open);
      },
    },
    root: {
      ids: { trigger: triggerId },
      open,
      onOpenChange: (change: { open: boolean }) => setOpen(change.open),
      onExitComplete: () => setMade(false),
    },
    close: () => setOpen(false),
  };
}
