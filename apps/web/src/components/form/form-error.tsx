import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';

/** The error of a form as a whole. Scrolls into view when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <chakra.div role="alert" display="contents">
      {message && (
        <chakra.p
          ref={scrollTo}
          scrollMarginTop={20}
          display="flex"
          gap={2}
          px={3}
          py={2}
          borderRadius="md"
          borderWidth="1px"
          borderColor="red.border"
          bg="bg.error"
          color="fg.error"
          textStyle="sm"
        >
          <chakra.span flexShrink={0} mt={0.5}>
            <CircleAlert size={16} aria-hidden />
          </chakra.span>
          {message}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function scrollTo(sentence: HTMLElement | null): void {
  sentence?.scrollIntoView({ block: 'nearest' });
}
