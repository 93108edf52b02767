import { text } from '@campus/contracts/core/text';
import type { LevelRefusal } from '@campus/domain/rooms/own-level';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** Fields that a person's level does not let them change, with the reason; open without one. */
export function ClosedFields({
  reason,
  children,
}: {
  reason: LevelRefusal | undefined;
  children: ReactNode;
}) {
  const id = useId();
  if (!reason) return children;
  return (
    <chakra.fieldset disabled aria-describedby={id} display="grid" gap={4} minW={0}>
      <chakra.p id={id} textStyle="sm" color="fg.muted">
        {text(reason)}
      </chakra.p>
      {children}
    </chakra.fieldset>
  );
}
