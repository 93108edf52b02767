import { CircleAlert, Lock } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Cell, CellDraft, CellSaving } from './cell-drafts.ts';
import { CellEditor } from './cell-editor.tsx';
import { type CellLink, isEditable, startsEdit } from './columns.ts';
import { gridRoles } from './grid-roles.ts';

/**
 * One cell with its value. A click, Enter, F2, or a letter opens the editor in place. A locked cell shows why
 * it cannot be edited.
 */
export function TableCell<Row>({
  cell,
  draft,
  saving,
  lead,
  position,
  active,
  editing,
  typed,
  onEdit,
}: {
  cell: Cell<Row>;
  /** The unsaved value of an earlier edit. */
  draft: CellDraft | undefined;
  saving: CellSaving<Row>;
  /** Whether it is the first cell of its row, which stays visible and is the title of a card. */
  lead: boolean;
  position: string;
  active: boolean;
  editing: boolean;
  /** The letter that started the edit. */
  typed: string | undefined;
  onEdit: (editing: boolean, typed?: string) => void;
}) {
  const { column, row } = cell;
  const element = useRef<HTMLTableCellElement>(null);
  const editable = isEditable(column, row);
  const link = draft ? undefined : column.link?.(row);
  const locked = column.edit?.locked?.(row);
  useFocusBack(element, editing);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || !column.edit) return;
    if (event.key === 'Escape') onEdit(false);
    const start = startsEdit(column.edit, event);
    if (!start) return;
    event.preventDefault();
    onEdit(true, start.typed);
  };

  return (
    <td
      ref={element}
      {...(editable ? gridRoles.cell : gridRoles.readOnlyCell)}
      className={lead ? 'lead' : undefined}
      data-cell={position}
      data-label={column.header}
      data-editable={editable || undefined}
      data-align={column.align}
      aria-invalid={draft ? true : undefined}
      tabIndex={link ? undefined : active ? 0 : -1}
      title={draft?.message ?? locked}
      onPointerEnter={(event) => draft?.message ?? locked ?? showWhole(event.currentTarget)}
      onClick={() => column.edit && !editing && onEdit(true)}
      onKeyDown={onKeyDown}
      onBlur={() => locked && editing && onEdit(false)}
    >
      {(editing || draft?.state === 'partial') && editable && column.edit ? (
        <CellEditor
          edit={column.edit}
          cell={cell}
          typed={typed}
          draft={draft}
          saving={saving}
          onDone={() => onEdit(false)}
          onResume={() => onEdit(true)}
        />
      ) : (
        <CellContent cell={cell} draft={draft} link={link} active={active} />
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

/** The value, as a link if it leads to a page, or unsaved input instead. */
function CellContent<Row>({
  cell: { column, row },
  draft,
  link,
  active,
}: {
  cell: Cell<Row>;
  draft: CellDraft | undefined;
  link: CellLink | undefined;
  active: boolean;
}) {
  if (link)
    return (
      <Link {...link} className="cell-link" data-cell-control="" tabIndex={active ? 0 : -1}>
        {column.cell(row)}
      </Link>
    );
  if (!draft) return column.cell(row);
  return (
    <span className="cell-draft">
      <CircleAlert size={12} aria-hidden />
      {column.edit?.kind === 'text' ? draft.text : column.cell(row)}
    </span>
  );
}

/** Shows a cut-off text in full on hover. */
function showWhole(cell: HTMLElement) {
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : '';
}

/** Returns the focus to the cell after an edit, unless the person has moved it elsewhere. */
function useFocusBack(cell: React.RefObject<HTMLElement | null>, editing: boolean) {
  const wasEditing = useRef(false);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (wasEditing.current && !editing && lost) cell.current?.focus();
    wasEditing.current = editing;
  }, [cell, editing]);
}
