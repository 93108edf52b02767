import { AppError } from '@campus/contracts/core/app-error';
import { removeOverrides as contract } from '@campus/contracts/effective-access/overrides';
import { ofPage as ofRoomPermissions } from '@campus/contracts/room-permissions/room-permissions';
import type { PageOverride } from '@campus/domain/effective-access/overrides';
import type * as z from 'zod';
import { presentLevel } from '../../call/present-level.ts';
import type { ChangedRecord } from '../../foundation/schema/tables/override-removal.ts';
import { savePermissions } from '../roles/save-permissions.ts';
import { readRecords } from '../room-permissions/records.ts';
import { changedRecords } from '../room-permissions/restore-records.ts';
import { beginChange } from '../room-permissions/version.ts';
import { type Changing, writeRecord } from '../room-permissions/write-record.ts';
import { keyOf, overridesOf } from './overrides.ts';
import { readWrittenConfiguration } from './read-configuration.ts';
import { recordRemoval } from './recorded-removals.ts';
import { refuseBrokenPins } from './refuse-broken-pins.ts';
import type { AnyOverride } from './wire-override.ts';

type OfRecord = Exclude<AnyOverride, PageOverride>;

/** Removes redundant overrides, all or none. Refuses if one is no longer redundant. */
export async function removeOverrides(
  call: Changing,
  { accountId, keys }: z.output<typeof contract.input>,
): Promise<z.output<typeof contract.output>> {
  const { level } = await beginChange(call, accountId, contract.access);
  const configuration = await readWrittenConfiguration(call.sql, accountId);
  const wanted = new Set(keys);
  const removed = overridesOf(configuration, wanted).filter((override) => wanted.has(keyOf(override)));
  const pages = removed.filter((one) => one.kind === 'page');
  const ofRecords = removed.filter((one) => one.kind !== 'page');
  // The page functions check access to the roles page themselves.
  if (ofRecords.length > 0) await presentLevel(call, accountId, ofRoomPermissions);
  if (removed.length < wanted.size || removed.some(({ mark }) => !mark))
    throw new AppError('conflict', 'effectiveAccess.overrides.changed');
  await removePages(call, accountId, pages);
  const records = await removeFromRecords({ ...call, level }, accountId, ofRecords);
  await refuseBrokenPins(call, accountId);
  call.audit.note({
    target: { type: 'overrides', id: accountId, label: '' },
    before: {},
    after: { deleted: removed.length },
  });
  const removalId = await recordRemoval(call.sql, {
    ...{ accountId, userId: call.user.id, removed: removed.length, records },
    pages: Object.fromEntries(pages.map(({ page, value }) => [page, value])),
  });
  return { removed: removed.length, removalId };
}

async function removePages(
  call: Changing,
  accountId: string,
  removed: readonly PageOverride[],
): Promise<void> {
  if (removed.length === 0) return;
  const changes = removed.map(({ page }) => ({ table: 'pageAccess' as const, action: page, level: null }));
  await savePermissions(call, accountId, changes, { guard: refuseBrokenPins });
}

async function removeFromRecords(
  call: Parameters<typeof writeRecord>[0],
  accountId: string,
  removed: readonly OfRecord[],
): Promise<ChangedRecord[]> {
  if (removed.length === 0) return [];
  const before = await readRecords(call.sql, accountId);
  for (const [, [first, ...others]] of Map.groupBy(removed, ({ recordId }) => recordId)) {
    if (!first) continue;
    const all = [first, ...others];
    const values = Object.fromEntries(
      all.flatMap((one) => (one.kind === 'boardField' ? [] : [[one.optionId, null]])),
    );
    const boards = Object.fromEntries(
      all.flatMap((one) => (one.kind === 'boardField' ? [[one.field, []]] : [])),
    );
    const kind = first.kind === 'permission' ? first.device : 'webBoard';
    await writeRecord(call, { accountId, kind, scope: first.scope }, { values, boards });
  }
  await call.sql.query(
    `delete from "RoomPermission" where account = $1 and permissions = '{}' and boards = '{}'`,
    [accountId],
  );
  return changedRecords(before, await readRecords(call.sql, accountId));
}
