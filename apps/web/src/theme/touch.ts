import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** A screen for fingers. */
const touch = '@media (pointer: coarse)';

/** Makes a button at least 40 pixels large for fingers. */
export const touchTarget: SystemStyleObject = { [touch]: { minW: 10, minH: 10 } };

/** Extends the area of a small control without a visible label to 40 pixels or more for fingers. */
export const touchArea: SystemStyleObject = {
  [touch]: {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', insetBlock: '-0.75rem', insetInline: '-0.75rem' },
  },
};
