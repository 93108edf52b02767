import type { Entry } from '@campus/domain/rooms/entries';
import { matching, searchable } from '@campus/domain/rooms/filter';
import { arranged } from '@campus/domain/rooms/list-order';
import { useDeferredValue, useMemo } from 'react';
import type { PageState } from './list-state.ts';

/**
 * The entries in their order, and those of them that search and filter leave. Typing does not wait for the list: it
 * follows as soon as the browser has time.
 */
export function useFoundEntries(entries: readonly Entry[], { search, show }: PageState) {
  const ordered = useMemo(() => arranged(entries), [entries]);
  const texts = useMemo(() => searchable(ordered), [ordered]);
  const sizes = useMemo(
    () => new Map([...Map.groupBy(ordered, ({ group }) => group)].map(([group, all]) => [group, all.length])),
    [ordered],
  );
  const wanted = useDeferredValue(search);
  const shownPlaces = useDeferredValue(show);
  const found = useMemo(
    () => matching(texts, { search: wanted, visibility: shownPlaces }),
    [texts, wanted, shownPlaces],
  );
  return { ordered, found, sizes, isSearch: wanted !== '' };
}
