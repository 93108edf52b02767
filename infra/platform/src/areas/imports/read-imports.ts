import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import type { getImports } from '@campus/contracts/imports/functions';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { type ImportKind, importActions, importKinds } from '@campus/domain/imports/imports';
import { mayFollowTask } from '@campus/domain/tasks/tasks';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { presentTask, type TaskRecord, taskColumns } from '../../work/tasks/read-tasks.ts';
import { listRecords } from '../tasks/list-tasks.ts';

type Access = { level: 'admin'; page: 'import' };

interface ImportRecord extends TaskRecord {
  importKind: ImportKind;
  actions: Partial<ImportDetails['actions']>;
  fileName: string | null;
  importedFile: string;
  exportEmail: string;
  options: ImportDetails['options'];
  rowErrors: ImportDetails['rowErrors'];
  fileId: ImportDetails['fileId'];
  hasHeader: boolean;
  columns: ImportDetails['columns'];
  formats: ImportDetails['formats'];
}

const importColumns = `${taskColumns}, substr(t.kind, length('imports.') + 1) as "importKind", t.actions,
  t.params #>> '{file,name}' as "importedFile", t.params ->> 'exportEmail' as "exportEmail",
  t.params -> 'options' as options, t.params ->> 'rowErrors' as "rowErrors",
  (t.params #>> '{file,hasHeader}')::boolean as "hasHeader", t.params -> 'columns' as columns,
  t.params -> 'formats' as formats, (
    select f.id from "ImportFile" f where f.id = t.params #>> '{file,id}'
  ) as "fileId"`;

const kinds = importKinds.map((kind) => `imports.${kind}` as const);

/**
 * Returns an import that the caller may see, in the format for its audit entry. For everybody else it does
 * not exist.
 */
export async function followedImport({
  sql,
  input: { accountId, taskId },
  actor,
  audit,
}: Pick<
  Call<{ accountId: string; taskId: string }, Access>,
  'sql' | 'input' | 'actor' | 'audit'
>): Promise<ImportDetails> {
  const row = await sql.one<ImportRecord>(
    `select ${importColumns} from "Task" t where t.id = $1 and t.account = $2 and t.kind = any($3)`,
    [taskId, accountId, kinds],
  );
  const found = row && present(row);
  if (!found || !mayFollowTask(actor, found.task)) throw new AppError('notFound', 'imports.notFound');
  audit.note({ target: { type: 'task', id: taskId, label: text(`tasks.kind.imports.${found.kind}`) } });
  return found;
}

/** Returns the account's imports that the caller may see, newest first. */
export async function listImports(
  call: Call<z.output<typeof getImports.input>, Access>,
): Promise<{ count: number; results: ImportDetails[] }> {
  const { count, records } = await listRecords<ImportRecord>(call, { columns: importColumns, kinds });
  return { count, results: records.map(present) };
}

function present({
  importKind: kind,
  importedFile,
  exportEmail,
  options,
  rowErrors,
  fileId,
  hasHeader,
  columns,
  formats,
  actions,
  ...row
}: ImportRecord): ImportDetails {
  return {
    task: presentTask(row),
    kind,
    fileName: importedFile,
    fileId,
    hasHeader,
    columns,
    formats,
    exportEmail,
    options,
    rowErrors,
    actions: Object.fromEntries(
      importActions.map((action) => [action, actions[action] ?? 0]),
    ) as ImportDetails['actions'],
  };
}
