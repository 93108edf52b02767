import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { checkboxStyle } from './checkbox-style.ts';

/** A checkbox with its label. */
export function Checkbox({ label, ...input }: { label: ReactNode } & Omit<ComponentProps<typeof Box>, 'id'>) {
  const id = useId();
  return (
    <chakra.span display="inline-flex" alignItems="flex-start" gap={2} textStyle="sm">
      <Box id={id} type="checkbox" {...input} />
      <chakra.label htmlFor={id} cursor="pointer">
        {label}
      </chakra.label>
    </chakra.span>
  );
}

const Box = chakra('input', { base: checkboxStyle });
