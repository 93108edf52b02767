import { chakra } from '@chakra-ui/react/styled-system';

/** The drop area for a file. Has `data-over` while a file is held above it. */
export const DropZone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    p: 3,
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderRadius: 'lg',
    '&[data-over]': { borderColor: 'colorPalette.solid', bg: 'bg.subtle' },
  },
});
