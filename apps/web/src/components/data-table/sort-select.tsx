import { text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { SmallSelect } from '../input/small-select.tsx';
import type { DataColumn, Sorting } from './columns.ts';

/** Sorting for the card layout, which has no headers to click. */
export function SortSelect<Row, Sort extends string>({
  columns,
  sorting,
  onSort,
}: {
  columns: readonly DataColumn<Row, Sort>[];
  sorting: Sorting<Sort> | undefined;
  onSort: ((sorting: Sorting<Sort>) => void) | undefined;
}) {
  if (!sorting || !onSort) return null;
  const ascending = sorting.direction === 'asc';
  return (
    <div className="sort-select">
      <SmallSelect
        label={text('table.sortBy')}
        value={sorting.sort}
        onChange={(value) => {
          const sort = columns.find((column) => column.sort === value)?.sort;
          if (sort) onSort({ sort, direction: 'desc' });
        }}
      >
        {columns.map(
          (column) =>
            column.sort && (
              <option key={column.id} value={column.sort}>
                {column.header}
              </option>
            ),
        )}
      </SmallSelect>
      <IconButton
        size="sm"
        variant="outline"
        aria-label={text(ascending ? 'table.ascending' : 'table.descending')}
        onClick={() => onSort({ sort: sorting.sort, direction: ascending ? 'desc' : 'asc' })}
      >
        {ascending ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
      </IconButton>
    </div>
  );
}
