/** The page of a list that a table shows, and how many rows the list has. */
export interface ListPlace {
  page: number;
  pageSize: number;
  total: number;
  /** False when `total` is a lower bound. */
  totalIsExact?: boolean;
}

/** The rows of a page; none are known yet where the page is beyond the end, and another one is on its way. */
export function rowsOf<Row>(rows: readonly Row[] | undefined, place: ListPlace | undefined) {
  return rows?.length === 0 && place && place.total > 0 ? undefined : rows;
}

/** The rows of the whole list with the header, as `aria-rowcount` says it; -1 when nobody knows. */
export function rowCount(place: ListPlace | undefined): number | undefined {
  if (!place) return undefined;
  return place.totalIsExact === false ? -1 : place.total + 1;
}

/** The number of a row in the whole list, after the header, as `aria-rowindex` says it. */
export function placeOf(place: ListPlace | undefined, index: number): number | undefined {
  return place && (place.page - 1) * place.pageSize + index + 2;
}
