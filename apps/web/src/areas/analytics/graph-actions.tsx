import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { ViewChoice } from './view-choice.tsx';

/** The controls beside the title of a graph: chart or table view, and export. */
export function GraphActions({
  children,
  ...choice
}: ComponentProps<typeof ViewChoice> & { children?: ReactNode }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
      <ViewChoice {...choice} />
      {children}
    </chakra.div>
  );
}
