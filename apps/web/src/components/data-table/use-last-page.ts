import { useEffect } from 'react';

/** Opens a page of the list. With `replace`, "back" does not return to the current page. */
export type ShowPage = (page: number, options?: { replace: boolean }) => void;

/**
 * Moves from a page beyond the end to the last page, for example after rows were deleted or an address was
 * typed. Waits until `settled`, because earlier results may be outdated or belong to other filters.
 */
export function useLastPage(page: number, lastPage: number, settled: boolean, onPage: ShowPage) {
  const isLost = settled && page > lastPage;
  useEffect(() => {
    if (isLost) onPage(lastPage, { replace: true });
  }, [isLost, lastPage, onPage]);
}
