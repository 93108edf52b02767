import { chakra } from '@chakra-ui/react/styled-system';

/** Text for print only, where details cannot be opened. */
export const OnPaper = chakra('p', {
  base: { display: 'none', _print: { display: 'block', breakAfter: 'avoid' } },
});
