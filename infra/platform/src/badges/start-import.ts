import { AppError } from '@campus/contracts/app-error';
import { largestBadgeImport } from '@campus/contracts/badges';
import type { saveCsvImport } from '@campus/contracts/wire/badges';
import type { WireTask } from '@campus/contracts/wire/tasks';
import { refuseBadgeImport } from '@campus/domain/badges';
import type * as z from 'zod';
import type { Call } from '../cloud/define.ts';
import { planRows } from '../tasks/rows.ts';
import { startTask } from '../tasks/start-task.ts';
import type { ImportParams } from './import-assignments.ts';
import { type ListedEmail, readListedEmails } from './listed-emails.ts';
import { holdBadge } from './write-assignments.ts';

type Input = z.output<typeof saveCsvImport.input>;

/** Reads the file of an import before anything is changed; throws why the import is not begun. */
export async function readImport({ file, params }: Input): Promise<ListedEmail[]> {
  const refusal = refuseBadgeImport(params, file.name);
  if (refusal) throw new AppError('invalid', refusal);
  const content = Buffer.from(file.base64, 'base64');
  if (content.length > largestBadgeImport) throw new AppError('invalid', 'badges.import.tooLarge');
  return readListedEmails(content);
}

/** Begins the import of what a file lists. Its rows are written at once: the file itself is not kept. */
export async function startImport(
  call: Call<Input, { level: 'admin' }>,
  listed: readonly ListedEmail[],
): Promise<WireTask> {
  const { sql, audit, input } = call;
  const { accountId, file, exportEmail, params: wanted } = input;
  const badgeName = wanted.badgeId === '' ? '' : await holdBadge(sql, { accountId, ...wanted });
  const params: ImportParams = { ...wanted, badgeName, fileName: file.name, exportEmail };
  const task = await startTask(call, { accountId, kind: 'badges.import', params });
  await planRows(sql, task.id, {
    text: `select target, label from unnest($1::text[], $2::text[]) with ordinality listed (target, label, line)
      order by line`,
    values: [listed.map(({ email }) => email), listed.map(({ label }) => label)],
  });
  audit.note({ after: { ...params, rows: listed.length } });
  return task;
}
