import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { touchArea } from '../../theme/touch.ts';

/** A switch that takes effect at once. */
export function Switch({
  checked,
  busy = false,
  onChange,
  ...button
}: {
  checked: boolean;
  /** Whether a change is being saved. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
} & Omit<ComponentProps<typeof Track>, 'role' | 'type' | 'onChange' | 'onClick'>) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy}
      onClick={() => onChange(!checked)}
      {...button}
    />
  );
}

const Track = chakra('button', {
  base: {
    position: 'relative',
    ...touchArea,
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
    '&[aria-checked=true]': { bg: 'accent.solid', borderColor: 'accent.solid' },
    '&[aria-checked=true]::before': { insetInlineStart: '18px', bg: 'accent.contrast' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    '@media (forced-colors: active)': {
      '&::before': { bg: 'ButtonText' },
      '&[aria-checked=true]::before': { bg: 'Highlight' },
    },
  },
});
