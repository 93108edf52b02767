import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** The native checkbox in our colors. Its tick is drawn with CSS, because styles may not load images. */
export const checkboxStyle = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSize: 4,
  my: 0.5,
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'sm',
  cursor: 'pointer',
  '&:checked, &:indeterminate': { bg: 'accent.solid', borderColor: 'accent.solid' },
  _invalid: { borderColor: 'border.error' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
  '&:checked:not(:indeterminate)::before': {
    content: '""',
    w: '5px',
    h: '9px',
    mb: '2px',
    borderColor: 'accent.contrast',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  '&:indeterminate::before': { content: '""', w: '8px', h: '2px', bg: 'accent.contrast' },
} satisfies SystemStyleObject;
