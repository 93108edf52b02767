import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** Fields of a form that belong together, under their name. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap={4}
      pt={4}
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.h3 id={id} textStyle="sm" fontWeight="medium">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
