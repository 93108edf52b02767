import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { cellEditStyles } from './cell-edit-styles.ts';

/** Styles the fields of one row: their names at the start, their values beside them. */
export const fieldStyles: SystemStyleObject = {
  '& .scroller': { position: 'relative' },
  '& table': {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textStyle: 'sm',
  },
  '& th, & td': {
    minH: 10,
    py: 2,
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
  },
  '& th': {
    w: { base: '7.5rem', sm: '13rem' },
    ps: 5,
    pe: 2,
    textAlign: 'start',
    fontWeight: 'normal',
    color: 'fg.muted',
  },
  '& td': {
    h: 10,
    px: 3,
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
  },
  '& td[data-editable]': {
    cursor: 'text',
    _hover: { boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}' },
  },
  ...cellEditStyles,
  '& .unsaved': {
    mx: 5,
    mb: 5,
    borderWidth: '1px',
    borderColor: 'border.error',
    borderRadius: 'lg',
    bg: 'bg.error',
  },
};
