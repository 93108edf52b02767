import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { checkboxStyle } from '../input/checkbox-style.ts';
import { cardStyles } from './card-styles.ts';
import { cellEditStyles } from './cell-edit-styles.ts';

/** Styles the whole table by tag and class. A styled component for every cell would be too slow. */
export const tableStyles: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  minH: 0,
  flex: '0 1 auto',
  // A shadow where columns are cut off.
  '&[data-cut]::after': {
    content: '""',
    position: 'absolute',
    zIndex: 3,
    insetBlock: '1px',
    insetInlineEnd: 'calc(var(--scroll-bar, 0px) + 1px)',
    w: 4,
    borderEndRadius: 'lg',
    borderInlineEndWidth: '2px',
    borderInlineEndColor: 'border.emphasized',
    bgImage: 'linear-gradient(to right, transparent, {colors.bg.emphasized})',
    pointerEvents: 'none',
    _print: { display: 'none' },
  },
  '& .scroller': {
    position: 'relative',
    overflow: 'auto',
    minH: 0,
    // What has the focus is below the sticky header.
    scrollPaddingTop: 9,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    // Makes messages as wide as the visible part of the table.
    containerType: 'inline-size',
  },
  '&[aria-busy=true] tbody:not(.skeleton)': { opacity: 0.6, transition: 'opacity 0.1s 0.15s' },
  '& .sort-select': { display: 'none' },
  '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: 0, textStyle: 'sm' },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    h: 9,
    px: 3,
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    h: 6,
    mx: -1.5,
    px: 1.5,
    borderRadius: 'sm',
    fontWeight: 'inherit',
    cursor: 'pointer',
    '& svg': { opacity: 0 },
    _hover: { bg: 'bg.emphasized', color: 'fg', '& svg': { opacity: 0.5 } },
    '&[data-sorted]': { color: 'fg', '& svg': { opacity: 1 } },
  },
  '& td': {
    h: 10,
    maxW: '22rem',
    px: 3,
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    bg: 'bg.panel',
    whiteSpace: 'nowrap',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    // Drawn inside, so that neighboring cells do not cover it. A shadow would be missing in forced colors
    // mode.
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
  },
  '& [data-align=end]': { textAlign: 'end' },
  '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
  '& tbody:not(.skeleton) tr:not([aria-selected=true]):hover td:not(.message)': { bg: { sm: 'bg.hover' } },
  '& tr[data-opens]': { cursor: 'pointer' },
  '& td[data-editable]': {
    cursor: 'text',
    _hover: { boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}' },
  },
  '& .select-cell, & .lead': { position: 'sticky', insetInlineStart: 0, ps: 4 },
  '& th.select-cell, & th.lead': { zIndex: 3 },
  '& td.select-cell, & td.lead': { zIndex: 1 },
  '& .lead': { borderEndWidth: '1px' },
  '& td.lead': { fontWeight: 'medium' },
  '& .select-cell': {
    w: 10,
    minW: 10,
    pe: 0,
    '& input': { ...checkboxStyle, my: 0 },
    // Extends the checkbox's click area to the whole cell.
    '& input::after': { content: '""', position: 'absolute', inset: 0 },
    '& + .lead': { insetInlineStart: 10, ps: 3 },
  },
  '& tr[aria-selected=true] td': { bg: 'accent.subtle' },
  '& .menu-cell': { w: 10, px: 1.5, textAlign: 'end' },
  '& td.message': { p: 0, h: 'auto', maxW: 'none', whiteSpace: 'normal', overflow: 'visible' },
  '& td.message > *': { position: 'sticky', insetInlineStart: 0, w: '100cqi' },
  '& .cell-link': { color: 'accent.fg', _hover: { textDecoration: 'underline' } },
  ...cellEditStyles,
  // One animation for all bars, because each animation creates a layer.
  '& .skeleton': { animation: 'appear 0s 0.15s both, pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' },
  '& .skeleton td': { maxW: 'none' },
  '& .skeleton span': {
    display: 'block',
    h: 2.5,
    bg: 'bg.emphasized',
    borderRadius: 'sm',
  },
  _print: {
    display: 'block',
    '& .scroller': { containerType: 'normal' },
    // Browsers repeat the header's text on every printed page, but not its buttons.
    '& th button': {
      display: 'contents',
      '& svg': { display: 'none' },
      '&[data-sorted] svg': { display: 'inline' },
    },
    '& .select-cell, & .menu-cell, & .unsaved': { display: 'none' },
    '& table': { textStyle: '2xs' },
    '& th, & td, & .lead': { position: 'static', h: 'auto', maxW: 'none', px: 1 },
    // Removes minimum widths, so that all columns fit.
    '& th': { minWidth: '0 !important' },
    '& th, & td, & th button, & td *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  smDown: cardStyles,
};
