import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Checkboxes that answer one question. */
export function CheckboxGroup({
  legend,
  name,
  children,
}: {
  legend: string;
  /** The group's name for screen readers, if a page has several with the same legend. */
  name?: string;
  children: ReactNode;
}) {
  return (
    <chakra.fieldset aria-label={name}>
      <chakra.legend mb={1.5} fontWeight="medium" textStyle="sm">
        {legend}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" columnGap={6} rowGap={2}>
        {children}
      </chakra.div>
    </chakra.fieldset>
  );
}
