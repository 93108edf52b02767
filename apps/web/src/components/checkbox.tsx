import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** A checkbox with its label beside it. */
export function Checkbox({ label, ...input }: { label: ReactNode } & Omit<ComponentProps<typeof Box>, 'id'>) {
  const id = useId();
  return (
    <chakra.span display="inline-flex" alignItems="flex-start" gap={2} textStyle="sm">
      <Box id={id} type="checkbox" {...input} />
      <chakra.label htmlFor={id} cursor="pointer">
        {label}
      </chakra.label>
    </chakra.span>
  );
}

/** The browser's own checkbox in our colours; its tick is drawn, because a style may load no image. */
const Box = chakra('input', {
  base: {
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
    _checked: { bg: 'accent.solid', borderColor: 'accent.solid' },
    _invalid: { borderColor: 'border.error' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    '&:checked::before': {
      content: '""',
      w: '5px',
      h: '9px',
      mb: '2px',
      borderColor: 'accent.contrast',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
  },
});
