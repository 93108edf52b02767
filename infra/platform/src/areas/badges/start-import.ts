import { maxBadgeImportBytes } from '@campus/contracts/badges/badges';
import { AppError } from '@campus/contracts/core/app-error';
import type { WireTask } from '@campus/contracts/tasks/functions';
import { refuseBadgeImport } from '@campus/domain/badges/badges';
import { startTask } from '../../work/tasks/start-task.ts';
import type { BadgeImport } from '../imports/functions.ts';
import { type SentFile, sentFile } from '../imports/sent-file.ts';
import { refuseRecipient } from '../members/refuse-recipient.ts';
import type { FileImportParams } from './import-params.ts';
import { holdBadge } from './write-assignments.ts';

type Starting = Parameters<BadgeImport['start']>[0];

/** The import of badge assignments from a file. */
export const badgeImport: BadgeImport = { refuse: refuseAction, start: startImport };

function refuseAction({ file, params }: Parameters<BadgeImport['refuse']>[0]): void {
  if ('base64' in file) refuse({ name: file.name, bytes: Buffer.byteLength(file.base64, 'base64') }, params);
}

/** Starts an import from a file. The task reads its rows. */
async function startImport(call: Starting, fileId: string): Promise<WireTask> {
  const { sql, audit, input, user } = call;
  const { accountId, exportEmail } = input;
  const { badgeId, unassignBadges, overwriteBadges } = input.params;
  const file = await sentFile(sql, { fileId, accountId, userId: user.id });
  refuse(file, input.params);
  await refuseRecipient(call, { accountId, recipient: exportEmail });
  const badgeName = badgeId === '' ? '' : await holdBadge(sql, { accountId, badgeId });
  const wanted = { badgeId, badgeName, unassignBadges, overwriteBadges, exportEmail };
  const params: FileImportParams = {
    ...wanted,
    fileName: file.name,
    file: readOf(file),
    column: emailColumn(file),
  };
  const task = await startTask(call, { accountId, kind: 'badges.import', params });
  audit.note({ after: { ...wanted, fileName: file.name } });
  return task;
}

function refuse(file: { name: string; bytes: number }, params: Starting['input']['params']): void {
  const refusal = refuseBadgeImport(params, file.name);
  if (refusal) throw new AppError('invalid', refusal);
  if (file.bytes > maxBadgeImportBytes) throw new AppError('invalid', 'badges.import.tooLarge');
}

function readOf({ reading, delimiter, hasHeader, columns }: SentFile): FileImportParams['file'] {
  const { place, bytes, titleRows } = reading;
  return { place, bytes, titleRows, delimiter, hasHeader, columns: { length: columns.length } };
}

function emailColumn({ columns }: SentFile): number {
  const column = columns.findIndex(({ field }) => field === 'email');
  if (column === -1) throw new AppError('invalid', 'badges.import.empty');
  return column;
}
