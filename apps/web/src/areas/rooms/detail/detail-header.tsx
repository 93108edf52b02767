import { text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** The header of the right column: a link back to the list, the title, and the actions. */
export function DetailHeader({
  id,
  title,
  onBack,
  children,
}: {
  id?: string;
  title: string;
  onBack: () => void;
  children?: ReactNode;
}) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2} px={5} py={4}>
      <IconButton size="xs" variant="ghost" aria-label={text('rooms.back')} onClick={onBack}>
        <ArrowLeft size={16} aria-hidden />
      </IconButton>
      <chakra.h2 id={id} tabIndex={-1} flex="1 1 10rem" minW={0} textStyle="heading" overflowWrap="anywhere">
        <bdi>{title}</bdi>
      </chakra.h2>
      {children}
    </chakra.div>
  );
}
