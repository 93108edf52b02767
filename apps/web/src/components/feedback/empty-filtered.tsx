import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/** An active filter with its label, and a function that removes it. */
export interface ActiveFilter {
  label: string;
  onRemove: () => void;
}

/**
 * Shown when filters leave a list empty. Lists each filter with a remove button, and a button to remove all.
 */
export function EmptyFiltered({
  title,
  filters,
  children,
  onRemoveAll,
}: {
  title: string;
  filters: readonly ActiveFilter[];
  /** Further suggestions. */
  children?: ReactNode;
  onRemoveAll: () => void;
}) {
  return (
    <EmptyState
      title={title}
      action={
        <chakra.div display="grid" justifyItems="center" gap={3}>
          <chakra.ul
            aria-label={text('filters.active')}
            display="flex"
            flexWrap="wrap"
            justifyContent="center"
            gap={2}
            listStyleType="none"
          >
            {filters.map(({ label, onRemove }) => (
              <li key={label}>
                <Button
                  size="xs"
                  variant="outline"
                  maxW="full"
                  aria-label={text('filters.remove', { filter: label })}
                  onClick={onRemove}
                >
                  <chakra.span truncate maxW="16rem">
                    {label}
                  </chakra.span>
                  <X size={12} aria-hidden />
                </Button>
              </li>
            ))}
          </chakra.ul>
          {filters.length !== 1 && (
            <Button size="sm" variant="outline" onClick={onRemoveAll}>
              {text('filters.removeAll')}
            </Button>
          )}
        </chakra.div>
      }
    >
      {children}
    </EmptyState>
  );
}
