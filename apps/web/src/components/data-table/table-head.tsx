import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { DataColumn, Sorting } from './columns.ts';
import { gridRoles } from './grid-roles.ts';
import { SelectHead } from './select-cell.tsx';

/** The header row. The first click on a column sorts descending, and further clicks toggle the direction. */
export function TableHead<Row>({
  columns,
  sorting,
  onToggle,
  hasMenu,
  selecting,
}: {
  columns: readonly DataColumn<Row>[];
  sorting: Sorting | undefined;
  onToggle: (columnId: string) => void;
  hasMenu: boolean;
  selecting: ComponentProps<typeof SelectHead> | undefined;
}) {
  return (
    <thead>
      <tr {...gridRoles.row}>
        {selecting && <SelectHead {...selecting} />}
        {columns.map((column, at) => {
          const sorted = column.sort && column.sort === sorting?.sort ? sorting.direction : undefined;
          return (
            <th
              key={column.id}
              {...gridRoles.header}
              className={at === 0 ? 'lead' : undefined}
              data-align={column.align}
              style={{ minWidth: column.width }}
              {...(column.sort && { 'aria-sort': ariaSort(sorted) })}
            >
              {column.sort ? (
                <button type="button" data-sorted={sorted} onClick={() => onToggle(column.id)}>
                  {column.header}
                  {sorted === 'asc' ? <ArrowUp size={12} /> : <ArrowDown size={12} />}
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th {...gridRoles.header} className="menu-cell">
            <chakra.span srOnly>{text('table.actions')}</chakra.span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function ariaSort(sorted: Sorting['direction'] | undefined) {
  if (!sorted) return 'none';
  return sorted === 'asc' ? 'ascending' : 'descending';
}
