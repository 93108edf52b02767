import { chakra } from '@chakra-ui/react/styled-system';
import { stickyBarStyle } from '../form/sticky-bar.ts';

/** A separate bar below the cards. */
export const StickyBar = chakra('section', {
  base: {
    ...stickyBarStyle,
    display: 'grid',
    gap: 3,
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'md',
  },
});
