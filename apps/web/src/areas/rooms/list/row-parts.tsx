import { chakra } from '@chakra-ui/react/styled-system';

/** The height of every row, in pixels: the list is too long to measure its rows. */
export const rowHeight = 40;

/** The layout of a row. */
export const Slot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    h: '40px',
    ps: 1,
    pe: 3,
    borderRadius: 'md',
    textStyle: 'sm',
    '&[data-inside]': { ps: 7 },
    '&[data-selected]': { bg: 'accent.subtle' },
    _hover: { bg: 'bg.muted' },
  },
});

/** The name of a row: the button that shows what it stands for. */
export const RowName = chakra('button', {
  base: {
    flex: '1',
    minW: 0,
    h: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    truncate: true,
    borderRadius: 'sm',
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
  },
});
