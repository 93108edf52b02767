import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './spinner.tsx';

/**
 * A button for an action that takes time. While busy, it shows that, keeps its name, size, and focus, and
 * cannot be pressed again.
 */
export function BusyButton({
  busy,
  busyText,
  children,
  onClick,
  ...button
}: {
  busy: boolean;
  /** The label while it is busy, if it differs. */
  busyText?: string | undefined;
} & ComponentProps<typeof Button>) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <Button
      position="relative"
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={press}
      {...button}
    >
      {busy && busyText ? (
        <>
          <Spinner />
          {busyText}
        </>
      ) : (
        <Label busy={busy}>{children}</Label>
      )}
    </Button>
  );
}

function Label({ busy, children }: Pick<ComponentProps<typeof BusyButton>, 'busy' | 'children'>) {
  return (
    <>
      <chakra.span display="inline-flex" alignItems="center" gap="inherit" minW={0} opacity={busy ? 0 : 1}>
        {children}
      </chakra.span>
      {busy && (
        <chakra.span position="absolute">
          <Spinner />
        </chakra.span>
      )}
    </>
  );
}
