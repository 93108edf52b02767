import { Portal } from '@chakra-ui/react/portal';
import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip';
import { type ReactElement, useState } from 'react';
import { tooltipRecipe } from '../../theme/floating-recipes.ts';

/** Shows a text for its child on hover, on focus, and on a touch press. The child must be focusable. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  return (
    <ChakraTooltip.Root
      recipe={tooltipRecipe}
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      openDelay={150}
      closeDelay={100}
      closeOnPointerDown={false}
      closeOnClick={false}
      lazyMount
      unmountOnExit
    >
      <ChakraTooltip.Trigger asChild onClick={() => setOpen(true)}>
        {children}
      </ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content maxW="18rem">{text}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
