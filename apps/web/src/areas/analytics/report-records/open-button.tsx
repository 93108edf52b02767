import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A button that looks like a link and opens a record. */
export function OpenButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      color="fg.link"
      textAlign="start"
      textDecoration="underline"
      overflowWrap="anywhere"
    >
      <bdi>{children}</bdi>
    </chakra.button>
  );
}
