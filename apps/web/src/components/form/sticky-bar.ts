import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Stays visible while its container is taller than the window. */
export const stickyBarStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  px: 5,
  py: 3,
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
} satisfies SystemStyleObject;

export const StickyBar = chakra('div', { base: stickyBarStyle });
