import { AppError } from '@campus/contracts/core/app-error';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { columnFieldText } from '@campus/contracts/imports/import-words';
import {
  type ColumnField,
  customFieldName,
  type ImportKind,
  repeatedField,
  takesField,
} from '@campus/domain/imports/imports';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readFields } from '../profile/stored-fields.ts';

interface Choice {
  accountId: string;
  kind: ImportKind;
  columns?: readonly string[] | undefined;
}

/**
 * Returns the fields of a file's columns: chosen, or else guessed if this kind of import accepts the field.
 * Throws if they are invalid.
 */
export async function chosenColumns(
  sql: Queryable,
  { accountId, kind, columns: chosen }: Choice,
  guessed: ImportFile['columns'],
): Promise<ColumnField[]> {
  const seeming = guessed.map(({ field }) => (takesField(kind, field) ? field : ''));
  const columns = [...(chosen ?? seeming), ...guessed.map(() => '')].slice(
    0,
    guessed.length,
  ) as ColumnField[];
  if (chosen && chosen.length > guessed.length) throw new AppError('invalid', 'imports.columns.tooMany');
  const repeated = repeatedField(columns);
  if (repeated) throw new AppError('invalid', 'imports.columns.twice', { field: columnFieldText(repeated) });
  const taken = columns.filter((field) => field !== '');
  const wrong = taken.find((field) => !takesField(kind, field));
  if (wrong) throw new AppError('invalid', 'imports.columns.notTaken', { field: columnFieldText(wrong) });
  if (!columns.includes('email')) throw new AppError('invalid', 'imports.columns.noEmail');
  await refuseUnknown(sql, accountId, taken);
  return columns;
}

async function refuseUnknown(
  sql: Queryable,
  accountId: string,
  taken: readonly ColumnField[],
): Promise<void> {
  const own = taken.flatMap((field) => customFieldName(field) ?? []);
  if (own.length === 0) return;
  const fields = await readFields(sql, accountId);
  const unknown = own.find((name) => !fields.has(name));
  if (unknown !== undefined)
    throw new AppError('invalid', 'imports.columns.unknownField', { field: unknown });
}
