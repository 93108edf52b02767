import type { Entry } from '@campus/domain/rooms/entries';
import { listedPlaces, matching, searchable } from '@campus/domain/rooms/filter';
import { arranged } from '@campus/domain/rooms/list-order';
import { useDeferredValue, useMemo } from 'react';
import { isUnused, useRoomUse } from '../use-room-use.ts';
import type { PageState } from './list-state.ts';

/**
 * The entries in their order, and those of them that search and filter leave. Typing does not wait for the list: it
 * follows as soon as the browser has time.
 */
export function useFoundEntries(entries: readonly Entry[], { search, show, unused }: PageState) {
  const ordered = useMemo(() => arranged(entries), [entries]);
  const texts = useMemo(() => searchable(ordered), [ordered]);
  const sizes = useMemo(
    () => new Map([...Map.groupBy(ordered, ({ group }) => group)].map(([group, all]) => [group, all.length])),
    [ordered],
  );
  const wanted = useDeferredValue(search);
  const shownPlaces = useDeferredValue(show);
  const matched = useMemo(
    () => matching(texts, { search: wanted, visibility: listedPlaces(shownPlaces, wanted).places }),
    [texts, wanted, shownPlaces],
  );
  const use = useRoomUse();
  // Without figures, nothing can be said of any room: then the list is not narrowed.
  const narrows = unused && Boolean(use.known?.knownSince);
  const found = useMemo(
    () => (narrows ? matched.filter((entry) => isUnused(use, entry)) : matched),
    [matched, narrows, use],
  );
  const isSearch = wanted !== '';
  return {
    found,
    /** The entries whose folders the list shows, even those of which it shows no entry. */
    inFolders: isSearch || narrows ? found : ordered,
    sizes,
    isSearch,
  };
}
