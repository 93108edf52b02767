import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** Settings of a card that belong together, under their name. */
export function SettingSection({
  title,
  note,
  children,
}: {
  title: string;
  /** What holds for all of them. */
  note?: string | undefined;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <chakra.section aria-labelledby={titleId} display="grid" gap={4}>
      <chakra.h3 id={titleId} textStyle="sm" fontWeight="semibold">
        {title}
      </chakra.h3>
      {note && (
        <chakra.p textStyle="xs" color="fg.muted">
          {note}
        </chakra.p>
      )}
      {children}
    </chakra.section>
  );
}
