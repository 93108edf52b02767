import {
  type ColumnDef,
  functionalUpdate,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, Sorting } from './columns.ts';

const features = tableFeatures({ rowSortingFeature });
const none: readonly never[] = [];

/** The table's model: rows in the order of the server, and sorting by the server. */
export function useDataTable<Row extends RowData, Sort extends string>({
  columns,
  rows,
  rowId,
  sorting,
  onSort,
}: {
  columns: readonly DataColumn<Row, Sort>[];
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  sorting: Sorting<Sort> | undefined;
  onSort: ((sorting: Sorting<Sort>) => void) | undefined;
}) {
  const definitions = useMemo(() => columns.map((column) => definition(column)), [columns]);
  const sortedColumn = columns.find((column) => sorting && column.sort === sorting.sort);
  const state: SortingState =
    sorting && sortedColumn ? [{ id: sortedColumn.id, desc: sorting.direction === 'desc' }] : [];
  return useTable({
    features,
    columns: definitions,
    data: rows ?? none,
    getRowId: rowId,
    state: { sorting: state },
    manualSorting: true,
    sortDescFirst: true,
    enableSortingRemoval: false,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, state);
      const sort = columns.find((column) => column.id === next?.id)?.sort;
      if (next && sort) onSort?.({ sort, direction: next.desc ? 'desc' : 'asc' });
    },
  });
}

function definition<Row extends RowData>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row) => row,
    enableSorting: column.sort !== undefined,
  };
}
