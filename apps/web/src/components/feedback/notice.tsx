import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** A result or an important note at the top of a page. Screen readers announce it at once, if it is news. */
export function Notice({
  tone,
  isNews = true,
  children,
}: {
  tone: keyof typeof icons;
  /** False for a note that is there on every visit: it is not announced. */
  isNews?: boolean;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <chakra.div
      role={isNews ? 'alert' : 'note'}
      display="flex"
      gap={2.5}
      px={4}
      py={3}
      bg={`bg.${tone}`}
      color={`fg.${tone}`}
      borderRadius="lg"
      {...(tone === 'warning' ? { borderWidth: '1px', borderColor: 'border.warning' } : { textStyle: 'sm' })}
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
