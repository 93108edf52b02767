import { text } from '@campus/contracts/core/text';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { columnFieldWords } from '@campus/contracts/imports/import-words';
import { customFieldName, fieldsOfKind, type ImportKind } from '@campus/domain/imports/imports';
import { formatNumber } from '../../../lib/format.ts';

/** A column of a file, as shown. */
export interface ShownColumn {
  number: number;
  name: string;
  samples: readonly string[];
}

/** The columns of a file. One without a name is named by its number. */
export function shownColumns({ columns }: ImportFile): ShownColumn[] {
  return columns.map(({ header, samples }, index) => ({
    number: index + 1,
    name: header.trim() || text('imports.columns.unnamed', { number: formatNumber(index + 1) }),
    samples,
  }));
}

/** The fields that a column can map to in this kind of import: built-in fields, then the account's own. */
export function columnChoices(kind: ImportKind, ownNames: readonly string[], file: ImportFile) {
  const { fields, custom } = fieldsOfKind[kind];
  const guessed = file.columns
    .map(({ field }) => field)
    .filter((field) => customFieldName(field) !== undefined);
  const own = custom ? [...new Set([...guessed, ...ownNames.map((name) => `custom:${name}`)])] : [];
  const named = (field: string) => ({ value: field, label: columnFieldWords(field) });
  return { fields: fields.map(named), own: own.map(named) };
}
