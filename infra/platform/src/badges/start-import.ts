import { AppError } from '@campus/contracts/app-error';
import { largestBadgeImport } from '@campus/contracts/badges';
import type { saveCsvImport } from '@campus/contracts/wire/imports';
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
type Sent = Extract<Input['file'], { base64: string }>;

/** What the file of an import lists. */
interface ListedFile {
  name: string;
  listed: readonly ListedEmail[];
}

/** Reads the file of an import before anything is changed; throws why the import is not begun. */
export async function readImport(
  file: Sent,
  params: Pick<ImportParams, 'badgeId' | 'unassignBadges' | 'overwriteBadges'>,
): Promise<ListedFile> {
  const refusal = refuseBadgeImport(params, file.name);
  if (refusal) throw new AppError('invalid', refusal);
  const content = Buffer.from(file.base64, 'base64');
  if (content.length > largestBadgeImport) throw new AppError('invalid', 'badges.import.tooLarge');
  return { name: file.name, listed: await readListedEmails(content) };
}

/** Begins the import of what a file lists. Its rows are written at once: the file itself is not kept. */
export async function startImport(
  call: Call<Input, { level: 'admin' }>,
  { name: fileName, listed }: ListedFile,
): Promise<WireTask> {
  const { sql, audit, input } = call;
  const { accountId, exportEmail } = input;
  const { badgeId, unassignBadges, overwriteBadges } = input.params;
  const badgeName = badgeId === '' ? '' : await holdBadge(sql, { accountId, badgeId });
  const wanted = { badgeId, badgeName, unassignBadges, overwriteBadges };
  const params: ImportParams = { ...wanted, fileName, exportEmail };
  const task = await startTask(call, { accountId, kind: 'badges.import', params });
  await planRows(sql, task.id, {
    text: `select target, label from unnest($1::text[], $2::text[]) with ordinality listed (target, label, line)
      order by line`,
    values: [listed.map(({ email }) => email), listed.map(({ label }) => label)],
  });
  audit.note({ after: { ...params, rows: listed.length } });
  return task;
}
