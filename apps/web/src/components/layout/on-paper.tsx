import { chakra } from '@chakra-ui/react/styled-system';

/** What only paper needs to be told, because nothing can be asked there. */
export const OnPaper = chakra('p', {
  base: { display: 'none', _print: { display: 'block', breakAfter: 'avoid' } },
});
