import { chakra } from '@chakra-ui/react/styled-system';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What somebody has to know before anything else on a page. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      gap={2.5}
      px={4}
      py={3}
      bg="bg.warning"
      color="fg.warning"
      borderWidth="1px"
      borderColor="border.warning"
      borderRadius="lg"
    >
      <chakra.span mt={0.5} flexShrink={0}>
        <TriangleAlert size={16} aria-hidden />
      </chakra.span>
      <chakra.div minW={0} overflowWrap="anywhere">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
