import { useId, useState } from 'react';

/**
 * Of a button and what it opens: that is made when it is opened and gone when it has closed, for nothing costs a
 * page more than machines nobody has asked for. `triggerId` is the button's, by which what is open finds it.
 */
export function useOpened() {
  const triggerId = useId();
  const [open, setOpen] = useState(false);
  const [isMade, setMade] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  return {
    isMade,
    /** Whether its first entry is where somebody without a pointer is. */
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
