import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import type { Trail } from '../../lib/previous-page.ts';

/** A link to another page of the console, inside or below text. */
export function TextLink({
  href,
  state,
  children,
  ...styles
}: {
  href: string;
  /** The history state for the target page. */
  state?: Trail;
  children: ReactNode;
} & Pick<ComponentProps<typeof chakra.span>, 'alignSelf' | 'textStyle'>) {
  return (
    <chakra.span
      color="accent.fg"
      fontWeight="medium"
      textStyle="sm"
      _hover={{ textDecoration: 'underline' }}
      {...styles}
    >
      <Link href={href} state={state}>
        {children}
      </Link>
    </chakra.span>
  );
}
