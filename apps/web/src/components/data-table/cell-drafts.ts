import type { DataColumn } from './columns.ts';

/** A typed or chosen value of a cell that is not saved. */
export interface CellDraft {
  /** As it was typed, or the chosen option's label. '' for a part of a date, which only its input knows. */
  text: string;
  /** The sentence that says why it is not saved. */
  message: string;
  /** A `partial` one keeps its input, which would forget the part. */
  state: 'invalid' | 'partial' | 'failed';
}

/** A cell, on any page of the table. */
export interface Cell<Row> {
  rowId: string;
  row: Row;
  column: DataColumn<Row>;
}

/** A draft and its cell; `value` is what to save on another try. */
export interface HeldDraft<Row> extends CellDraft, Cell<Row> {
  value: string;
}

/** The functions of cells for their input. Each function keeps its identity. */
export interface CellSaving<Row> {
  /** Saves a value, and keeps it as a draft when that fails. */
  save: (cell: Cell<Row>, value: string) => Promise<void>;
  hold: (cell: Cell<Row>, draft: CellDraft) => void;
  discard: (cell: Pick<Cell<Row>, 'rowId' | 'column'>) => void;
}

/** The label of an option, or the text that was typed. */
export function shownText<Row>({ column: { edit }, row }: Cell<Row>, value: string): string {
  if (edit?.kind !== 'select') return value;
  return edit.options(row).find((option) => option.value === value)?.label ?? value;
}
