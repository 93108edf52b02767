import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTitle } from '../../lib/use-title.ts';

/** What a page outside the shell is called, in the browser's title too, and what it is about. */
export function Heading({ title, description }: { title: string; description?: ReactNode }) {
  useTitle(title);
  return (
    <>
      <chakra.h1 textStyle="title" mb={description ? 1 : 5}>
        {title}
      </chakra.h1>
      {description && (
        <chakra.div color="fg.muted" textStyle="sm" mb={5}>
          {description}
        </chakra.div>
      )}
    </>
  );
}
