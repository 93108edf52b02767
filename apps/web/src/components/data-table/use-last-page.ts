import { useEffect } from 'react';

/** Shows a page of a list, in place of the present one if the step back should not lead to that. */
export type ShowPage = (page: number, options?: { replace: boolean }) => void;

/**
 * Leads from a page beyond the end to the last page: the rows of the page are gone, or its number was written in
 * the address. An answer that is not `settled` may be that of other filters, or older than the page.
 */
export function useLastPage(page: number, lastPage: number, settled: boolean, onPage: ShowPage) {
  const isLost = settled && page > lastPage;
  useEffect(() => {
    if (isLost) onPage(lastPage, { replace: true });
  }, [isLost, lastPage, onPage]);
}
