import { chakra } from '@chakra-ui/react/styled-system';

/** A spinner in the color of the surrounding text. */
export const Spinner = chakra('span', {
  base: {
    display: 'block',
    boxSize: 4,
    borderWidth: '2px',
    borderColor: 'current/25',
    borderTopColor: 'currentColor',
    _highContrast: { borderTopColor: 'Highlight' },
    borderRadius: 'full',
    animation: 'spin 0.8s linear infinite',
  },
});
