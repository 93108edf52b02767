/** The styles shared by text fields and selects. */
export const controlStyles = {
  w: 'full',
  minW: 0,
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  transition: 'border-color 0.1s',
  _hover: { borderColor: 'fg.subtle' },
  _focusVisible: {
    borderColor: 'accent.focusRing',
    outline: '2px solid {colors.accent.focusRing/35}',
    outlineOffset: 0,
  },
  _invalid: { borderColor: 'border.error' },
  _readOnly: { bg: 'bg.muted', borderColor: 'border.emphasized' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
} as const;

export const controlSizes = {
  sm: { h: 8, px: 2.5, textStyle: 'sm' },
  md: { h: 9, px: 3, textStyle: 'md' },
} as const;

/** A small text field beside a table, outside a form field frame. */
export const smallInputStyle = { ...controlStyles, ...controlSizes.sm } as const;

export const selectStyle = {
  ...controlStyles,
  appearance: 'none',
  cursor: 'pointer',
  '& > option': { bg: 'bg.panel', color: 'fg' },
} as const;

export const selectSizes = {
  sm: { ...controlSizes.sm, pe: 8 },
  md: { ...controlSizes.md, pe: 8 },
} as const;

/** A small select beside a table, outside a form field frame. */
export const smallSelectStyle = { ...selectStyle, ...selectSizes.sm } as const;

/** The arrow at the end of a select. */
export const selectArrowStyle = {
  position: 'absolute',
  insetEnd: 2,
  top: '50%',
  translate: '0 -50%',
  color: 'fg.subtle',
  pointerEvents: 'none',
} as const;
