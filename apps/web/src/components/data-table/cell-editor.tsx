import type { CellEdit } from './columns.ts';
import { SelectEditor } from './select-editor.tsx';
import { TextEditor } from './text-editor.tsx';

/** A cell while it is edited. `onDone` is called once, after a commit or a cancel. */
export function CellEditor<Row>({
  edit,
  row,
  label,
  onDone,
}: {
  edit: CellEdit<Row>;
  row: Row;
  label: string;
  onDone: () => void;
}) {
  const value = edit.value(row);
  const commit = (next: string) => {
    if (next !== value) edit.commit(row, next);
    onDone();
  };
  if (edit.kind === 'select')
    return (
      <SelectEditor
        label={label}
        value={value}
        options={edit.options(row)}
        onCommit={commit}
        onCancel={onDone}
      />
    );
  return (
    <TextEditor
      label={label}
      value={value}
      input={edit.input}
      refuse={(next) => edit.refuse?.(next, row)}
      onCommit={commit}
      onCancel={onDone}
    />
  );
}
