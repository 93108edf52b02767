import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTitle } from '../../lib/use-title.ts';

/** The title of a page outside the shell, which is also the browser title, and its description. */
export function Heading({
  title,
  description,
  takesFocus = false,
}: {
  title: string;
  description?: ReactNode;
  /**
   * Whether it takes the focus, because the previously focused element is gone, such as a form replaced by
   * its result.
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
