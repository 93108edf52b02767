import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** A switch beside its name. */
export function SwitchRow({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3}>
      <chakra.span id={id} textStyle="sm" fontWeight="medium">
        {label}
      </chakra.span>
      {children(id)}
    </chakra.div>
  );
}
