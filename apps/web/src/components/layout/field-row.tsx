import { chakra } from '@chakra-ui/react/styled-system';

/** Places the fields of a report side by side if they fit. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '1fr',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 15rem))',
      _print: 'repeat(auto-fill, minmax(13rem, 1fr))',
    },
    alignItems: 'start',
    columnGap: 4,
    rowGap: 3,
  },
});
