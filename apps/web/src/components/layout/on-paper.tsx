import { chakra } from '@chakra-ui/react/styled-system';

/** Text for paper only, where a reader cannot ask for more. */
export const OnPaper = chakra('p', {
  base: { display: 'none', _print: { display: 'block', breakAfter: 'avoid' } },
});
