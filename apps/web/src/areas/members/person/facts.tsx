import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Named facts below each other, as in the fields of a person. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '6.5rem minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' }}
      columnGap={3}
      rowGap={2}
      textStyle="sm"
      overflowWrap="anywhere"
    >
      {children}
    </chakra.dl>
  );
}

/** One fact. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <dd>{children}</dd>
    </>
  );
}
