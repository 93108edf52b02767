import { AppError } from '@campus/contracts/app-error';
import { columnFieldWords } from '@campus/contracts/import-words';
import type { ImportFile } from '@campus/contracts/imports';
import { type ColumnField, customFieldName, fieldsOfKind, type ImportKind } from '@campus/domain/imports';
import type { Queryable } from '../database/sql.ts';
import { readFields } from '../member-profile/stored-fields.ts';

interface Choice {
  accountId: string;
  kind: ImportKind;
  columns?: readonly string[] | undefined;
}

/**
 * What the columns of a file hold for an import of this kind: what somebody says, or what they seem to hold as far as
 * that kind takes it. Throws why it cannot be so.
 */
export async function chosenColumns(
  sql: Queryable,
  { accountId, kind, columns: said }: Choice,
  guessed: ImportFile['columns'],
): Promise<ColumnField[]> {
  const takes = takenBy(kind);
  const seeming = guessed.map(({ field }) => (takes(field) ? field : ''));
  const columns = [...(said ?? seeming), ...guessed.map(() => '')].slice(0, guessed.length) as ColumnField[];
  if (said && said.length > guessed.length) throw new AppError('invalid', 'imports.columns.tooMany');
  const taken = columns.filter((field) => field !== '');
  const repeated = taken.find((field, index) => taken.indexOf(field) < index);
  if (repeated) throw new AppError('invalid', 'imports.columns.twice', { field: columnFieldWords(repeated) });
  const wrong = taken.find((field) => !takes(field));
  if (wrong) throw new AppError('invalid', 'imports.columns.notTaken', { field: columnFieldWords(wrong) });
  if (!columns.includes('email')) throw new AppError('invalid', 'imports.columns.noEmail');
  await refuseUnknown(sql, accountId, taken);
  return columns;
}

function takenBy(kind: ImportKind): (field: string) => boolean {
  const { fields, custom } = fieldsOfKind[kind];
  return (field) => (customFieldName(field) === undefined ? fields.some((known) => known === field) : custom);
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
