import { AppError } from '@campus/contracts/core/app-error';
import type { planImport } from '@campus/contracts/imports/functions';
import type { WireTask } from '@campus/contracts/tasks/functions';
import { consistentOverwrite } from '@campus/domain/imports/imports';
import type { ValueFormat } from '@campus/domain/imports/value-formats';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { existingBadges } from '../../foundation/records/existing-badges.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { readInvitationAccount } from '../invitations/invitation-account.ts';
import { refuseInviting } from '../invitations/invited-permission.ts';
import { refuseRecipient } from '../members/refuse-recipient.ts';
import { chosenColumns } from './chosen-columns.ts';
import type { ImportParams } from './import-params.ts';
import { type SentFile, sentFile } from './sent-file.ts';

type Access = { level: 'admin'; page: 'import' };

/** The settings for importing a file. */
export type ImportPlan = z.output<typeof planImport.input>;

type Planning = Pick<Call<unknown, Access>, 'sql' | 'actor' | 'user' | 'audit' | 'requestId' | 'services'>;

/** Starts an import with its plan. Throws errors that are known before any row is read. */
export async function planFile(call: Planning, wish: ImportPlan): Promise<WireTask> {
  const { sql, user, audit } = call;
  const { accountId, fileId, kind, exportEmail, rowErrors, review } = wish;
  const file = await sentFile(sql, { fileId, accountId, userId: user.id });
  await refuseRecipient(call, { accountId, recipient: exportEmail });
  if (kind !== 'deletions') await refuseOptions(call, wish);
  const params: ImportParams = {
    file: fileOf(file, wish),
    columns: await chosenColumns(sql, wish, file.columns),
    formats: file.columns.map((column, index) => formatOf(column, wish.formats?.[index])),
    timeZone: wish.timeZone,
    exportEmail,
    options: consistentOverwrite(wish.options),
    rowErrors,
    review,
  };
  const { badges, overwriteData, overwriteBadges } = params.options;
  const overwriting = kind === 'memberships' && { overwriteData, overwriteBadges };
  audit.note({
    after: { fileName: file.name, exportEmail, ...overwriting, ...(badges.length > 0 && { badges }) },
  });
  return startTask(call, { accountId, kind: `imports.${kind}`, params });
}

function fileOf(
  { id, name, reading: { place, bytes, titleRows }, delimiter, hasHeader }: SentFile,
  wish: ImportPlan,
): ImportParams['file'] {
  return { id, name, place, bytes, titleRows, delimiter, hasHeader: wish.hasHeader ?? hasHeader };
}

/** Returns the format of a column: chosen, or else detected. */
function formatOf(
  { format }: SentFile['columns'][number],
  chosen: NonNullable<ImportPlan['formats']>[number] = {},
): ValueFormat {
  return { dates: chosen.dates ?? format.dates, decimals: chosen.decimals ?? format.decimals };
}

async function refuseOptions(call: Planning, { accountId, kind, options }: ImportPlan): Promise<void> {
  const { sql } = call;
  const account = await readInvitationAccount(sql, accountId);
  if (kind === 'invitations' && account.invitesDisabled)
    throw new AppError('forbidden', 'invitations.disabled');
  refuseInviting(call, accountId, options.permission);
  const badges = await existingBadges(sql, accountId, options.badges);
  if (badges.length < new Set(options.badges).size)
    throw new AppError('invalid', 'invitations.badge.unknown');
}
