import { text } from '@campus/contracts/core/text';
import { orCommaList } from '@campus/contracts/core/text-values';
import { matchesFilter } from '@campus/domain/customization/filter';
import { useMemo } from 'react';
import * as z from 'zod';
import { useListState } from '../../lib/use-list-state.ts';
import type { Item } from './items.ts';

const values = orCommaList(z.array(z.string().max(100)).max(50)).default([]);
const filterSchema = z.object({ search: z.string().max(100).default(''), tags: values, themes: values });

/** The filters of a list, kept in the address, and the items that match them. */
export function useFilters(items: readonly Item[]) {
  const [filter, setFilter] = useListState(filterSchema);
  const { search, tags, themes } = filter;
  const shown = useMemo(() => items.filter((item) => matchesFilter(item, filter)), [items, filter]);
  const without = (list: readonly string[], value: string) => list.filter((one) => one !== value);
  const active = [
    ...(search === ''
      ? []
      : [
          {
            label: text('customization.filter.search', { search }),
            onRemove: () => setFilter({ search: '' }),
          },
        ]),
    ...tags.map((tag) => ({ label: tag, onRemove: () => setFilter({ tags: without(tags, tag) }) })),
    ...themes.map((theme) => ({
      label: theme,
      onRemove: () => setFilter({ themes: without(themes, theme) }),
    })),
  ];
  return {
    filter,
    setFilter,
    active,
    shown,
    removeAll: () => setFilter({ search: '', tags: [], themes: [] }),
  };
}
