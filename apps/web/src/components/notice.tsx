import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** How something came out, announced at once. */
export function Notice({ tone, children }: { tone: 'success' | 'error'; children: ReactNode }) {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <chakra.div
      role="alert"
      display="flex"
      gap={2.5}
      px={4}
      py={3}
      bg={`bg.${tone}`}
      color={`fg.${tone}`}
      borderRadius="lg"
      textStyle="sm"
    >
      <chakra.span mt={0.5} flexShrink={0}>
        <Icon size={16} aria-hidden />
      </chakra.span>
      <chakra.div minW={0} overflowWrap="anywhere">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
