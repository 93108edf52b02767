import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTitle } from '../../lib/use-title.ts';

/** The title of a page outside the shell, in the browser's title too, and its subject. */
export function Heading({
  title,
  description,
  takesFocus = false,
}: {
  title: string;
  description?: ReactNode;
  /**
   * Whether it takes the focus, because the element that had it is gone: a result in place of a form, or of waiting.
   */
  takesFocus?: boolean | undefined;
}) {
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another result
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, title]);
  return (
    <>
      <chakra.h1
        ref={heading}
        {...(takesFocus && { tabIndex: -1 })}
        outline="none"
        textStyle="title"
        mb={description ? 1 : 5}
      >
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
