import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

/** Something that is on or off, and changes at once. */
export function Switch({
  busy = false,
  ...input
}: { /** Whether a change is on its way. */ busy?: boolean } & Omit<
  ComponentProps<typeof Track>,
  'role' | 'type'
>) {
  return <Track type="checkbox" role="switch" aria-busy={busy} {...input} />;
}

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    display: 'block',
    w: 9,
    h: 5,
    bg: 'bg.emphasized',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '2px',
      insetInlineStart: '2px',
      boxSize: '14px',
      bg: 'border.control',
      borderRadius: 'full',
      transition: 'inset-inline-start 0.1s',
    },
    '&:checked': { bg: 'accent.solid', borderColor: 'accent.solid' },
    '&:checked::before': { insetInlineStart: '18px', bg: 'accent.contrast' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    '@media (forced-colors: active)': {
      '&::before': { bg: 'ButtonText' },
      '&:checked::before': { bg: 'Highlight' },
    },
  },
});
