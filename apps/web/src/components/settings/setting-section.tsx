import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** Settings of a card that belong together, under their name. */
export function SettingSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <chakra.section aria-labelledby={titleId} display="grid" gap={4}>
      <chakra.h3 id={titleId} textStyle="xs" fontWeight="medium" color="fg.subtle">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
