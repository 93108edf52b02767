import { chakra } from '@chakra-ui/react/styled-system';

/** Something is being loaded; nothing shows for the first 150 ms. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <chakra.div role="status" aria-label={label} display="grid" placeItems="center" minH="12rem" flex="1">
      <chakra.span
        boxSize={5}
        borderWidth="2px"
        borderColor="border.emphasized"
        borderTopColor="accent.solid"
        borderRadius="full"
        animation="spin 0.8s linear infinite, appear 0s 0.15s both"
      />
    </chakra.div>
  );
}
