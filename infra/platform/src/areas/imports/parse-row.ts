import { hash } from 'node:crypto';
import { type Reason, reason } from '@campus/contracts/core/reasons';
import { isVisible } from '@campus/domain/core/typed-text';
import type { ColumnField } from '@campus/domain/imports/imports';
import { hasSeveralAddresses } from '@campus/domain/imports/title-rows';
import { storableText } from '../../foundation/database/storable-text.ts';
import type { FileRow } from './read-rows.ts';
import type { ParsedRow } from './row-plan.ts';

const maxLabelLength = 200;

/** A readable row with a hash of its content, or the reason why it is unreadable. */
export type ParsedOrInvalidRow = (ParsedRow & Written & { contentHash: string }) | InvalidRow;

interface Written {
  label: string;
  /** The cells that have a field, as they are written, for a correction. */
  written: readonly WrittenCell[];
}

/** A cell of a row with an error, kept with the plan until it is corrected. */
export interface WrittenCell {
  field: ColumnField;
  value: string;
}

interface InvalidRow extends Written {
  line: number;
  wrong: Reason;
}

/**
 * Maps a row of a file to the fields of its columns. A cell without visible characters counts as empty and
 * changes nothing.
 */
export function parseRow(
  { line, cells, fault }: FileRow,
  { columns, hasHeader }: { columns: readonly ColumnField[]; hasHeader: boolean },
): ParsedOrInvalidRow {
  const typed = cells[columns.indexOf('email')] ?? '';
  const label = storableText(typed, maxLabelLength);
  const written = writtenCells(cells, columns);
  // Its cells are cut, or stand in other columns.
  if (fault) return { line, label, written: [], wrong: fault };
  if (!isVisible(typed)) return { line, label, written, wrong: reason('imports.row.noEmail') };
  if (hasSeveralAddresses(cells, { email: typed, hasHeader }))
    return { line, label, written, wrong: reason('imports.row.severalEmails') };
  const taken = columns.flatMap((field, index) => {
    const cell = cells[index] ?? '';
    return field === '' || field === 'email' || !isVisible(cell) ? [] : [[field, cell] as const];
  });
  const contentHash = hash('sha256', JSON.stringify(taken), 'base64url').slice(0, 16);
  return { line, label, written, email: inLowerCase(typed), cells: new Map(taken), contentHash };
}

function writtenCells(cells: readonly string[], columns: readonly ColumnField[]): WrittenCell[] {
  return columns.flatMap((field, index) =>
    field === '' ? [] : [{ field, value: storableText(cells[index] ?? '') }],
  );
}

/**
 * Only A to Z are lowercased. Lowercasing the Kelvin sign, for example, would give an ordinary k, and so a
 * different address.
 */
function inLowerCase(email: string): string {
  return email.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
