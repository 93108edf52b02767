import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { lowWindow } from '../../theme/low-window.ts';

/** Stays visible while its container is taller than the window, unless the window is low. */
export const stickyBarStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  px: 5,
  py: 3,
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  [lowWindow]: { position: 'static' },
} satisfies SystemStyleObject;

export const StickyBar = chakra('div', { base: stickyBarStyle });
