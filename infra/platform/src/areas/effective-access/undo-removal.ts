import { AppError } from '@campus/contracts/core/app-error';
import { undoRemoval as contract } from '@campus/contracts/effective-access/overrides';
import { ofPage as ofRoomPermissions } from '@campus/contracts/room-permissions/room-permissions';
import type { Level } from '@campus/domain/access/levels';
import type * as z from 'zod';
import { presentLevel } from '../../call/present-level.ts';
import { savePermissions } from '../roles/save-permissions.ts';
import { restoreRecords } from '../room-permissions/restore-records.ts';
import { beginChange } from '../room-permissions/version.ts';
import type { Changing } from '../room-permissions/write-record.ts';
import { namesOfChanged } from './changed-since.ts';
import { deleteRemoval, findRemoval } from './recorded-removals.ts';
import { refuseBrokenPins } from './refuse-broken-pins.ts';

/**
 * Restores the values that the caller removed, all or nothing. If another person has changed any since,
 * restores nothing and returns those changes.
 */
export async function undoRemoval(
  call: Changing,
  { accountId, removalId }: z.output<typeof contract.input>,
): Promise<number> {
  const { sql, user } = call;
  const { level } = await beginChange(call, accountId, contract.access);
  call.audit.note({ target: { type: 'overrides', id: accountId, label: '' } });
  const removal = await findRemoval(sql, { accountId, userId: user.id, id: removalId });
  if (!removal) throw new AppError('notFound', 'effectiveAccess.removal.notFound');
  const { pages, records, removed } = removal;
  // The page functions check access to the roles page themselves.
  if (records.length > 0) await presentLevel(call, accountId, ofRoomPermissions);
  const changed = [
    ...(await restorePages(call, accountId, pages)),
    ...(await restoreRecords({ sql, by: user.email, level }, accountId, records)),
  ];
  if (changed.length > 0)
    throw new AppError('conflict', 'effectiveAccess.removal.changed', {
      what: await namesOfChanged(sql, accountId, changed),
    });
  await deleteRemoval(sql, removalId);
  await refuseBrokenPins(call, accountId);
  call.audit.note({ before: {}, after: { restored: removed } });
  return removed;
}

/** Restores the configuration of pages. Returns the pages that another person has configured since. */
async function restorePages(
  call: Changing,
  accountId: string,
  levels: Readonly<Record<string, Level>>,
): Promise<{ page: string }[]> {
  const changes = Object.entries(levels).map(([action, level]) => ({
    ...{ table: 'pageAccess' as const, action, level, base: null },
  }));
  if (changes.length === 0) return [];
  const { conflicts } = await savePermissions(call, accountId, changes, {
    guard: refuseBrokenPins,
    isRestored: true,
  });
  return conflicts.map(({ action }) => ({ page: action }));
}
