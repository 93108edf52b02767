import type { DataColumn } from './columns.ts';

/** A typed or chosen cell value that is not saved. */
export interface CellDraft {
  /**
   * The typed text, or the label of the chosen option. '' for a partial date, whose text only the input has.
   */
  text: string;
  /** Explains why it is not saved. */
  message: string;
  /** For `partial`, the input stays mounted, because it alone has the partial date. */
  state: 'invalid' | 'partial' | 'failed';
}

/** A cell on any page of the table. */
export interface Cell<Row> {
  rowId: string;
  row: Row;
  column: DataColumn<Row>;
}

/** A draft with its cell. `value` is what a retry saves. */
export interface HeldDraft<Row> extends CellDraft, Cell<Row> {
  value: string;
}

/** The functions that cells call with their input. Each keeps its identity. */
export interface CellSaving<Row> {
  /** Saves a value, or keeps it as a draft if that fails. */
  save: (cell: Cell<Row>, value: string) => Promise<void>;
  hold: (cell: Cell<Row>, draft: CellDraft) => void;
  discard: (cell: Pick<Cell<Row>, 'rowId' | 'column'>) => void;
}

/** The label of the option, or the typed text. */
export function shownText<Row>({ column: { edit }, row }: Cell<Row>, value: string): string {
  if (edit?.kind !== 'select') return value;
  return edit.options(row).find((option) => option.value === value)?.label ?? value;
}
