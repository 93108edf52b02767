import type { Cell, CellDraft, CellSaving } from './cell-drafts.ts';
import type { CellEdit } from './columns.ts';
import { SelectEditor } from './select-editor.tsx';
import { TextEditor } from './text-editor.tsx';

/** A cell while it is edited. Calls `onDone` once, after a commit, a cancel, or keeping a draft. */
export function CellEditor<Row>({
  edit,
  cell,
  typed,
  draft,
  saving,
  onDone,
  onResume,
}: {
  edit: CellEdit<Row>;
  cell: Cell<Row>;
  typed: string | undefined;
  draft: CellDraft | undefined;
  saving: CellSaving<Row>;
  onDone: () => void;
  onResume: () => void;
}) {
  const { row, column } = cell;
  const value = edit.value(row);
  const commit = (next: string) => {
    if (next === value) saving.discard(cell);
    else void saving.save(cell, next);
    onDone();
  };
  if (edit.kind === 'select')
    return (
      <SelectEditor
        label={column.header}
        value={value}
        options={edit.options(row)}
        onCommit={commit}
        onCancel={onDone}
      />
    );
  return (
    <TextEditor
      label={column.header}
      value={value}
      typed={typed}
      draft={draft}
      input={edit.input}
      refuse={(next) => edit.refuse?.(next, row)}
      onCommit={commit}
      onKeep={(kept) => {
        saving.hold(cell, kept);
        onDone();
      }}
      onCancel={() => {
        saving.discard(cell);
        onDone();
      }}
      onForget={() => saving.discard(cell)}
      onResume={onResume}
    />
  );
}
