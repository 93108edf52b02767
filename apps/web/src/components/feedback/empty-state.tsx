import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** The empty state: a title, what to do next, and a link or button for it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <chakra.div display="grid" justifyItems="center" gap={2} px={6} py={12} textAlign="center">
      <chakra.p fontWeight="medium">{title}</chakra.p>
      {children && (
        <chakra.div maxW="28rem" color="fg.muted" textStyle="sm">
          {children}
        </chakra.div>
      )}
      {action && <chakra.div mt={2}>{action}</chakra.div>}
    </chakra.div>
  );
}
