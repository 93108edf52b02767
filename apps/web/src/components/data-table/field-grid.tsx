import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useMemo, useRef, useState } from 'react';
import type { DataColumn } from './columns.ts';
import { fieldStyles } from './field-styles.ts';
import { gridRoles } from './grid-roles.ts';
import { KeyHelp } from './key-help.tsx';
import { TableCell } from './table-cell.tsx';
import { UnsavedEdits } from './unsaved-edits.tsx';
import { useCellDrafts } from './use-cell-drafts.ts';
import { focusCell, useTableKeys } from './use-table-keys.ts';

/**
 * The fields of one row below each other. They are edited as in a table: by a click, Enter, F2, or typing, with the same
 * rules and the same unsaved edits.
 */
export function FieldGrid<Row>({
  label,
  columns,
  row,
  rowId,
  rowLabel,
}: {
  /** The accessible name. */
  label: string;
  columns: readonly DataColumn<Row>[];
  row: Row;
  rowId: string;
  rowLabel: (row: Row) => string;
}) {
  const [editing, setEditing] = useState<{ column: string; typed: string | undefined }>();
  const keys = useTableKeys(useMemo(() => ({ rows: columns.length, columns: 1 }), [columns.length]));
  const drafts = useCellDrafts<Row>();
  const grid = useRef<HTMLTableElement>(null);
  const helpId = useId();
  const indexOf = (id: string) => columns.findIndex((column) => column.id === id);
  const edit = (column: string, typed?: string) => {
    keys.setActive({ row: indexOf(column), column: 0 });
    setEditing({ column, typed });
  };
  const held = drafts.byRow.get(rowId);
  return (
    <chakra.div css={fieldStyles}>
      <div className="scroller">
        <table
          ref={grid}
          {...gridRoles.grid}
          aria-label={label}
          aria-describedby={helpId}
          onKeyDown={keys.onKeyDown}
        >
          <tbody>
            {columns.map((column, index) => (
              <tr key={column.id} {...gridRoles.row}>
                <th {...gridRoles.rowHeader}>{column.header}</th>
                <TableCell
                  cell={{ rowId, row, column }}
                  draft={held?.get(column.id)}
                  saving={drafts.saving}
                  lead={false}
                  position={`${index}:0`}
                  active={keys.active.row === index}
                  editing={editing?.column === column.id}
                  typed={editing?.column === column.id ? editing.typed : undefined}
                  onEdit={(begins, typed) => (begins ? edit(column.id, typed) : setEditing(undefined))}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <KeyHelp id={helpId} edits={columns.some(({ edit }) => edit)} opens={false} selects={false} />
      <UnsavedEdits
        drafts={drafts.held}
        rowLabel={rowLabel}
        onRetry={(draft) => void drafts.saving.save(draft, draft.value)}
        onEdit={(draft) => () => edit(draft.column.id)}
        onDiscard={(draft) => {
          drafts.saving.discard(draft);
          if (grid.current) focusCell(grid.current, { row: indexOf(draft.column.id), column: 0 });
        }}
      />
    </chakra.div>
  );
}
