import type { CustomStatus, updateCustomStatuses } from '@campus/contracts/controls/custom-statuses';
import { AppError } from '@campus/contracts/core/app-error';
import { inListOrder, maxCustomStatuses, refuseStatuses } from '@campus/domain/controls/custom-statuses';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { differences } from '../../call/differences.ts';
import { customStatusTable } from '../../foundation/schema/tables/custom-status.ts';
import { auditTarget, readControlsAccount } from './controls-account.ts';
import { mergeEdit } from './merge-edit.ts';
import { plannedWrites } from './planned-writes.ts';
import { readStatuses } from './read-lists.ts';

type Input = z.output<typeof updateCustomStatuses.input>;

/**
 * Replaces the custom statuses of an account, or merges an edit with what other people have saved since. All
 * or nothing.
 */
export async function saveStatuses(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  { accountId, statuses, basedOn }: Input,
): Promise<CustomStatus[]> {
  const account = await readControlsAccount(sql, accountId, { lock: true });
  const stored = await readStatuses(sql, accountId);
  const contents = stored.map(({ order: _, ...content }) => content);
  const merged = mergeEdit({ items: statuses, basedOn }, contents);
  // The input is valid on its own, but may be invalid once merged with another person's changes.
  const refusal = refuseStatuses(merged);
  if (refusal || merged.length > maxCustomStatuses)
    throw new AppError('conflict', refusal ?? 'list.changedMeanwhile');
  const { removed, changed, added } = plannedWrites(stored, inListOrder(merged));
  await sql.query('delete from "CustomStatus" where "objectId" = any($1)', [removed]);
  for (const { id, ...columns } of changed) await customStatusTable.update(sql, id, columns);
  await customStatusTable.insert(
    sql,
    added.map((row) => ({ ...row, accountId })),
  );
  const saved = await readStatuses(sql, accountId);
  audit.note({ target: auditTarget(account), ...differences(factsOf(stored), factsOf(saved)) });
  return saved;
}

/** Returns the text for the statuses in the audit entry. */
function factsOf(statuses: readonly CustomStatus[]): Record<string, string[]> {
  const texts = (list: readonly CustomStatus[]) => list.map(({ status }) => status);
  return { customStatuses: texts(statuses), activeStatuses: texts(statuses.filter(({ active }) => active)) };
}
