import type { ReactNode } from 'react';
import type { Trail } from '../../lib/previous-page.ts';

/** A page of the console, with the history state for it. */
export interface CellLink {
  href: string;
  state?: Trail;
}

/** One column of a table. A column with a `sort` key can be sorted by the server. */
export interface DataColumn<Row, Sort extends string = string> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The page that the cell links to, if any. Such a column is not edited. */
  link?: (row: Row) => CellLink | undefined;
  sort?: Sort;
  /** Minimum width in pixels. The default suits a short text. */
  width?: number;
  align?: 'start' | 'end';
  edit?: CellEdit<Row>;
}

interface EditBase<Row> {
  value: (row: Row) => string;
  /** Returns why this row's cell cannot be edited, or undefined. */
  locked?: (row: Row) => string | undefined;
  /** Saves a valid, changed value, and notifies of a failure. Returns why it failed, or undefined. */
  commit: (row: Row, value: string) => Promise<string | undefined>;
}

export interface TextEdit<Row> extends EditBase<Row> {
  kind: 'text';
  /** The input type for values other than text: a date and time field, or a numeric keyboard. */
  input?: 'datetime-local' | 'decimal';
  /** Returns why a value cannot be saved, or undefined. */
  refuse?: (value: string, row: Row) => string | undefined;
}

export interface SelectEdit<Row> extends EditBase<Row> {
  kind: 'select';
  options: (row: Row) => readonly Option[];
}

/** How a cell is edited in place. */
export type CellEdit<Row> = TextEdit<Row> | SelectEdit<Row>;

export interface Option {
  value: string;
  label: string;
}

/** The key and direction by which a list is sorted. */
export interface Sorting<Sort extends string = string> {
  sort: Sort;
  direction: 'asc' | 'desc';
}

/** Whether a cell can be edited in place: its column is editable, and this row is not locked. */
export function isEditable<Row>(column: DataColumn<Row>, row: Row): boolean {
  return column.edit !== undefined && column.edit.locked?.(row) === undefined;
}

/** Whether a key starts editing a cell. A letter replaces the value, as in a spreadsheet. */
export function startsEdit<Row>(
  edit: CellEdit<Row>,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): { typed: string | undefined } | undefined {
  if (key === 'Enter' || key === 'F2') return { typed: undefined };
  const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  return isLetter && edit.kind === 'text' && edit.input !== 'datetime-local' ? { typed: key } : undefined;
}
