import { chakra } from '@chakra-ui/react/styled-system';
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, type RefObject, useCallback, useId, useMemo, useRef, useState } from 'react';
import type { MenuAction } from '../input/action-menu.tsx';
import type { Cell } from './cell-drafts.ts';
import type { DataColumn, Sorting } from './columns.ts';
import { gridRoles } from './grid-roles.ts';
import { KeyHelp } from './key-help.tsx';
import { type ListPlace, placeOf, rowCount, rowsOf } from './list-place.ts';
import { SortSelect } from './sort-select.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { tableStyles } from './table-styles.ts';
import { UnsavedEdits } from './unsaved-edits.tsx';
import { useCellDrafts } from './use-cell-drafts.ts';
import { useCutEdge } from './use-cut-edge.ts';
import { useDataTable } from './use-data-table.ts';
import { useRowSelecting } from './use-row-selecting.ts';
import type { RowSelection } from './use-selection.ts';
import { type CellPosition, focusCell, useTableKeys } from './use-table-keys.ts';

/** The cell being edited, by row id, because the row may move during the edit. */
interface EditedCell {
  rowId: string;
  column: number;
  /** The letter that started the edit and replaces the value. */
  typed?: string | undefined;
}

interface DataTableProps<Row extends RowData, Sort extends string> {
  /** The table's accessible name. */
  label: string;
  /** Must be stable between renders (a constant or a memo). */
  columns: readonly DataColumn<Row, Sort>[];
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Returns a row's name for people, as in "Actions for ana@example.org". */
  rowLabel: (row: Row) => string;
  sorting?: Sorting<Sort>;
  onSort?: (sorting: Sorting<Sort>) => void;
  /** Must be stable between renders. */
  rowActions?: (row: Row) => readonly MenuAction[];
  /** Makes rows selectable. `SelectionBar` offers actions on them. */
  selection?: RowSelection;
  /** Opens the details of a row, on a click or Enter anywhere in it. Must be stable between renders. */
  onOpen?: (row: Row) => void;
  /** The position of the rows in the whole list, for screen readers. */
  place?: ListPlace | undefined;
  /** Whether other rows are loading while these are shown. */
  busy?: boolean;
  error?: unknown;
  onRetry?: () => void;
  empty: ReactNode;
  listRef?: RefObject<HTMLDivElement | null>;
}

/**
 * A table for one page of a server-side list. It has a sticky header and first column, sorting, inline edits,
 * row menus, selection, keyboard navigation, and loading, empty, and error states. On phones, its rows are
 * cards.
 */
export function DataTable<Row extends RowData, Sort extends string = string>(
  props: DataTableProps<Row, Sort>,
) {
  const { label, columns, sorting, onSort, rowActions, selection, busy = false } = props;
  const rows = rowsOf(props.rows, props.place);
  const table = useDataTable({ columns, rows, rowId: props.rowId, sorting, onSort });
  const [editing, setEditing] = useState<EditedCell>();
  const shown = table.getRowModel().rows;
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selecting = useRowSelecting(ids, selection);
  const width = columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);
  const size = useMemo(() => ({ rows: shown.length, columns: width }), [shown.length, width]);
  const keys = useTableKeys(size);

  const { setActive } = keys;
  const onEdit = useCallback(
    (position: CellPosition, rowId: string | undefined, typed?: string) => {
      setActive(position);
      setEditing(rowId === undefined ? undefined : { rowId, column: position.column, typed });
    },
    [setActive],
  );

  const helpId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const drafts = useCellDrafts<Row>();
  const own = useRef<HTMLDivElement>(null);
  const frame = props.listRef ?? own;
  useCutEdge(frame);
  const positionOf = ({ rowId, column }: Cell<Row>): CellPosition | undefined => {
    const [row, at] = [ids.indexOf(rowId), columns.findIndex(({ id }) => id === column.id)];
    return row < 0 || at < 0 ? undefined : { row, column: at + (selection ? 1 : 0) };
  };

  return (
    <chakra.div ref={frame} css={tableStyles} aria-busy={!props.error && (busy || rows === undefined)}>
      <SortSelect columns={columns} sorting={sorting} onSort={onSort} />
      <div className="scroller">
        <table
          ref={grid}
          {...(selection ? gridRoles.selectableGrid : gridRoles.grid)}
          aria-label={label}
          aria-describedby={helpId}
          aria-rowcount={rowCount(props.place)}
          onKeyDown={(event) => {
            keys.onKeyDown(event);
            selecting.onKeyDown(event);
          }}
        >
          <TableHead
            columns={columns}
            sorting={sorting}
            hasMenu={rowActions !== undefined}
            selecting={
              selection && {
                part: partSelected(ids, selection),
                onSelect: (selected) => selection.set(ids, selected),
              }
            }
            onToggle={(columnId) => table.getColumn(columnId)?.toggleSorting()}
          />
          <TableBody
            width={width}
            loading={rows === undefined}
            error={props.error}
            onRetry={props.onRetry}
            empty={props.empty}
          >
            {shown.map((row, index) => (
              <TableRow
                key={row.id}
                id={row.id}
                row={row.original}
                index={index}
                place={placeOf(props.place, index)}
                label={props.rowLabel(row.original)}
                columns={columns}
                activeColumn={keys.active.row === index ? keys.active.column : undefined}
                editingColumn={editing?.rowId === row.id ? editing.column : undefined}
                typed={editing?.rowId === row.id ? editing.typed : undefined}
                onEdit={onEdit}
                drafts={drafts.byRow.get(row.id)}
                saving={drafts.saving}
                rowActions={rowActions}
                onOpen={props.onOpen}
                selected={selection?.has(row.id)}
                onSelect={selecting.select}
              />
            ))}
          </TableBody>
        </table>
      </div>
      <KeyHelp
        id={helpId}
        edits={columns.some(({ edit }) => edit)}
        opens={props.onOpen !== undefined}
        selects={selection !== undefined}
      />
      <UnsavedEdits
        drafts={drafts.held}
        rowLabel={props.rowLabel}
        onRetry={(draft) => void drafts.saving.save(draft, draft.value)}
        onEdit={(draft) => {
          const position = positionOf(draft);
          return position && (() => onEdit(position, draft.rowId));
        }}
        onDiscard={(draft) => {
          const position = positionOf(draft);
          drafts.saving.discard(draft);
          if (position && grid.current) focusCell(grid.current, position);
        }}
      />
    </chakra.div>
  );
}

function partSelected(ids: readonly string[], { has }: RowSelection) {
  const selected = ids.filter(has).length;
  if (selected === 0) return 'none';
  return selected === ids.length ? 'all' : 'some';
}
