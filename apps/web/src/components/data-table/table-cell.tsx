import { Lock } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CellEditor } from './cell-editor.tsx';
import { type DataColumn, isEditable } from './columns.ts';
import { gridRoles } from './grid-roles.ts';

/**
 * One cell: shows its value, and its editor in place once it is clicked or Enter is pressed on it; a locked
 * one shows why it cannot be edited.
 */
export function TableCell<Row>({
  column,
  row,
  lead,
  position,
  active,
  editing,
  onEdit,
}: {
  column: DataColumn<Row>;
  row: Row;
  /** Whether it is the first of its row, which stays in view and is a card's title. */
  lead: boolean;
  position: string;
  active: boolean;
  editing: boolean;
  onEdit: (editing: boolean) => void;
}) {
  const cell = useRef<HTMLTableCellElement>(null);
  const editable = isEditable(column, row);
  const locked = column.edit?.locked?.(row);
  useFocusBack(cell, editing);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || !column.edit) return;
    if (event.key === 'Escape') onEdit(false);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEdit(true);
  };

  return (
    <td
      ref={cell}
      {...(editable ? gridRoles.cell : gridRoles.readOnlyCell)}
      className={lead ? 'lead' : undefined}
      data-cell={position}
      data-label={column.header}
      data-editable={editable || undefined}
      tabIndex={active ? 0 : -1}
      style={{ textAlign: column.align }}
      title={locked}
      onPointerEnter={(event) => locked ?? showWhole(event.currentTarget)}
      onClick={() => column.edit && !editing && onEdit(true)}
      onKeyDown={onKeyDown}
      onBlur={() => locked && editing && onEdit(false)}
    >
      {editing && editable && column.edit ? (
        <CellEditor edit={column.edit} row={row} label={column.header} onDone={() => onEdit(false)} />
      ) : (
        column.cell(row)
      )}
      {locked && <Lock size={12} aria-hidden className="cell-lock" />}
      {locked && editing && (
        <span role="alert" className="cell-note">
          {locked}
        </span>
      )}
    </td>
  );
}

/** Lets a text that is cut off be read whole on hover. */
function showWhole(cell: HTMLElement) {
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : '';
}

/** After an edit the focus returns to the cell, unless the person has put it elsewhere. */
function useFocusBack(cell: React.RefObject<HTMLElement | null>, editing: boolean) {
  const wasEditing = useRef(false);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (wasEditing.current && !editing && lost) cell.current?.focus();
    wasEditing.current = editing;
  }, [cell, editing]);
}
