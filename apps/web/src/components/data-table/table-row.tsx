import { text } from '@campus/contracts/messages';
import { type KeyboardEvent, memo, useMemo } from 'react';
import type { DataColumn, RowAction } from './columns.ts';
import { gridRoles } from './grid-roles.ts';
import { RowMenu } from './row-menu.tsx';
import { TableCell } from './table-cell.tsx';
import type { CellPosition } from './use-table-keys.ts';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  index: number;
  label: string;
  columns: readonly DataColumn<Row>[];
  /** The column in the tab order, if this row is the one; columns.length is the menu. */
  activeColumn: number | undefined;
  editingColumn: number | undefined;
  /** Starts editing a cell of this row, or ends it when no id is given. */
  onEdit: (position: CellPosition, rowId: string | undefined) => void;
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  onOpen: ((row: Row) => void) | undefined;
}

function Row<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, activeColumn, editingColumn, onEdit, rowActions, onOpen } = props;
  const actions = useMemo(() => rowActions?.(row), [rowActions, row]);
  const opening = onOpen && {
    'data-opens': '',
    onClick: () => onOpen(row),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && onOpen(row),
  };
  return (
    <tr {...gridRoles.row} {...opening}>
      {columns.map((column, at) => (
        <TableCell
          key={column.id}
          column={column}
          row={row}
          position={`${index}:${at}`}
          active={activeColumn === at}
          editing={editingColumn === at}
          onEdit={(editing) => onEdit({ row: index, column: at }, editing ? props.id : undefined)}
        />
      ))}
      {actions && (
        <td {...gridRoles.cell} className="menu-cell" data-cell={`${index}:${columns.length}`}>
          {actions.length > 0 && (
            <RowMenu
              label={text('table.actionsFor', { row: props.label })}
              actions={actions}
              tabIndex={activeColumn === columns.length ? 0 : -1}
            />
          )}
        </td>
      )}
    </tr>
  );
}

/** One row, drawn again only when something of it changed. */
export const TableRow = memo(Row) as typeof Row;
