import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Checkboxes that answer one question. */
export function CheckboxGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <chakra.fieldset>
      <chakra.legend mb={1.5} fontWeight="medium" textStyle="sm">
        {legend}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" columnGap={6} rowGap={2}>
        {children}
      </chakra.div>
    </chakra.fieldset>
  );
}
