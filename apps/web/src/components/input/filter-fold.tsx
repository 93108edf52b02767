import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';

/**
 * The filters of a list in a row. On phones, they collapse behind a button that shows the number of active
 * filters.
 */
export function FilterFold({ active, children }: { active: number; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        hideFrom="md"
        size="sm"
        variant="outline"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={14} aria-hidden />
        {active > 0 ? text('filters.showActive', { count: formatNumber(active) }) : text('filters.show')}
      </Button>
      <chakra.div
        id={id}
        hideBelow={open ? undefined : 'md'}
        display={{ base: 'grid', md: 'contents' }}
        w="full"
        gap={3}
      >
        {children}
      </chakra.div>
    </>
  );
}
