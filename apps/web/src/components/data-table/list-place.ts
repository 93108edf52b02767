/** The page that a table shows, and the number of rows in the list. */
export interface ListPlace {
  page: number;
  pageSize: number;
  total: number;
  /** False if `total` is a lower bound. */
  totalIsExact?: boolean;
}

/** The rows of a page. Undefined if the page is beyond the end, because another page is about to load. */
export function rowsOf<Row>(rows: readonly Row[] | undefined, place: ListPlace | undefined) {
  return rows?.length === 0 && place && place.total > 0 ? undefined : rows;
}

/** The value of `aria-rowcount`: all rows of the list and the header; -1 if unknown. */
export function rowCount(place: ListPlace | undefined): number | undefined {
  if (!place) return undefined;
  return place.totalIsExact === false ? -1 : place.total + 1;
}

/** The value of `aria-rowindex`: a row's number in the whole list, counting the header. */
export function placeOf(place: ListPlace | undefined, index: number): number | undefined {
  return place && (place.page - 1) * place.pageSize + index + 2;
}
