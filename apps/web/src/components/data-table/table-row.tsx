import { text } from '@campus/contracts/core/text';
import { type KeyboardEvent, memo, useMemo } from 'react';
import type { MenuAction } from '../input/action-menu.tsx';
import type { CellDraft, CellSaving } from './cell-drafts.ts';
import type { DataColumn } from './columns.ts';
import { gridRoles } from './grid-roles.ts';
import { RowMenu } from './row-menu.tsx';
import { SelectCell } from './select-cell.tsx';
import { TableCell } from './table-cell.tsx';
import type { SelectRow } from './use-row-selecting.ts';
import type { CellPosition } from './use-table-keys.ts';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  index: number;
  /** The row's number in the whole list, if known. */
  place: number | undefined;
  label: string;
  columns: readonly DataColumn<Row>[];
  /** The index of the cell in the tab order, if it is in this row. Counts the checkbox and the menu cell. */
  activeColumn: number | undefined;
  editingColumn: number | undefined;
  /** The letter that started the edit. */
  typed: string | undefined;
  /** Starts editing a cell of this row. Without an id, ends editing. */
  onEdit: (position: CellPosition, rowId: string | undefined, typed?: string) => void;
  /** The unsaved edits of this row, by column. */
  drafts: ReadonlyMap<string, CellDraft> | undefined;
  saving: CellSaving<Row>;
  rowActions: ((row: Row) => readonly MenuAction[]) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  /** Undefined if rows cannot be selected. */
  selected: boolean | undefined;
  onSelect: SelectRow;
}

function Row<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, activeColumn, editingColumn, onEdit, rowActions, onOpen, selected } = props;
  const first = selected === undefined ? 0 : 1;
  const last = first + columns.length;
  const actions = useMemo(() => rowActions?.(row), [rowActions, row]);
  const opening = onOpen && {
    'data-opens': '',
    onClick: () => onOpen(row),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && onOpen(row),
  };
  return (
    <tr {...gridRoles.row} {...opening} aria-rowindex={props.place} aria-selected={selected}>
      {selected !== undefined && (
        <SelectCell
          label={props.label}
          position={`${index}:0`}
          selected={selected}
          active={activeColumn === 0}
          onSelect={(next, range) => props.onSelect(props.id, next, range)}
        />
      )}
      {columns.map((column, at) => (
        <TableCell
          key={column.id}
          cell={{ rowId: props.id, row, column }}
          draft={props.drafts?.get(column.id)}
          saving={props.saving}
          lead={at === 0}
          position={`${index}:${first + at}`}
          active={activeColumn === first + at}
          editing={editingColumn === first + at}
          typed={editingColumn === first + at ? props.typed : undefined}
          onEdit={(editing, typed) =>
            onEdit({ row: index, column: first + at }, editing ? props.id : undefined, typed)
          }
        />
      ))}
      {actions && (
        <td {...gridRoles.cell} className="menu-cell" data-cell={`${index}:${last}`}>
          {actions.length > 0 && (
            <RowMenu
              label={text('table.actionsFor', { row: props.label })}
              actions={actions}
              tabIndex={activeColumn === last ? 0 : -1}
            />
          )}
        </td>
      )}
    </tr>
  );
}

/** One row, rendered again only when it changes. */
export const TableRow = memo(Row) as typeof Row;
