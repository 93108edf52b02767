import { AppError } from '@campus/contracts/core/app-error';
import { removeOverrides as contract, type Override } from '@campus/contracts/effective-access/overrides';
import { ofPage as ofRoomPermissions } from '@campus/contracts/room-permissions/room-permissions';
import {
  type PageOverride,
  type PermissionOverride,
  pageOverrides,
} from '@campus/domain/effective-access/overrides';
import { permissionOverrides } from '@campus/domain/effective-access/permission-overrides';
import { thresholdName } from '@campus/domain/room-permissions/thresholds';
import type * as z from 'zod';
import { presentLevel } from '../../call/present-level.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { savePermissions } from '../roles/save-permissions.ts';
import { storedScope } from '../room-permissions/records.ts';
import { beginChange } from '../room-permissions/version.ts';
import { type Changing, writeRecord } from '../room-permissions/write-record.ts';
import { readWrittenConfiguration, type StoredConfiguration } from './read-configuration.ts';
import { refuseBrokenPins } from './refuse-broken-pins.ts';

type AnyOverride = PageOverride | PermissionOverride;

/** Everything that is set apart from its default, pages first. */
export async function listOverrides(sql: Queryable, accountId: string): Promise<Override[]> {
  const configuration = await readWrittenConfiguration(sql, accountId);
  return overridesOf(configuration).map((override) => wireOverride(override, configuration));
}

function overridesOf(configuration: StoredConfiguration): AnyOverride[] {
  return [...pageOverrides(configuration.pageAccess), ...permissionOverrides(configuration)];
}

const keyOf = (override: AnyOverride) =>
  override.kind === 'page' ? `page ${override.page}` : `${override.recordId} ${override.optionId}`;

function wireOverride(override: AnyOverride, { options }: StoredConfiguration): Override {
  const { by = null, at = null, mark = null } = override;
  const common = { key: keyOf(override), by, at, mark };
  if (override.kind === 'page') {
    const { page, value, inherited } = override;
    return {
      ...common,
      kind: 'page',
      name: page,
      device: null,
      level: null,
      instance: null,
      value,
      inherited,
    };
  }
  const { optionId, device, scope, value, inherited } = override;
  return {
    ...common,
    kind: 'permission',
    name: options.world.get(optionId)?.label ?? optionId,
    device,
    ...storedScope(scope),
    value: roleNameOf(value),
    inherited: inherited === undefined ? '' : roleNameOf(inherited),
  };
}

const roleNameOf = (level: number) => thresholdName(level) ?? String(level);

/** Removes overrides that are not needed, all or none. One that has come to be needed since is refused. */
export async function removeOverrides(
  call: Changing,
  { accountId, keys }: z.output<typeof contract.input>,
): Promise<number> {
  const { level } = await beginChange(call, accountId, contract.access);
  const configuration = await readWrittenConfiguration(call.sql, accountId);
  const wanted = new Set(keys);
  const removed = overridesOf(configuration).filter((override) => wanted.has(keyOf(override)));
  // Pages ask for the roles page themselves.
  if (removed.some(({ kind }) => kind === 'permission'))
    await presentLevel(call, accountId, ofRoomPermissions);
  if (removed.length < wanted.size || removed.some(({ mark }) => !mark))
    throw new AppError('conflict', 'effectiveAccess.overrides.changed');
  await removePages(
    call,
    accountId,
    removed.filter((one) => one.kind === 'page'),
  );
  await removePermissions(
    { ...call, level },
    accountId,
    removed.filter((one) => one.kind === 'permission'),
  );
  await refuseBrokenPins(call, accountId);
  call.audit.note({
    target: { type: 'overrides', id: accountId, label: '' },
    before: {},
    after: { deleted: removed.length },
  });
  return removed.length;
}

async function removePages(
  call: Changing,
  accountId: string,
  removed: readonly PageOverride[],
): Promise<void> {
  if (removed.length === 0) return;
  const changes = removed.map(({ page }) => ({ table: 'pageAccess' as const, action: page, level: null }));
  await savePermissions(call, accountId, changes);
}

async function removePermissions(
  call: Parameters<typeof writeRecord>[0],
  accountId: string,
  removed: readonly PermissionOverride[],
): Promise<void> {
  for (const [, [first, ...others]] of Map.groupBy(removed, ({ recordId }) => recordId)) {
    if (!first) continue;
    const values = Object.fromEntries([first, ...others].map(({ optionId }) => [optionId, null]));
    await writeRecord(call, { accountId, kind: first.device, scope: first.scope }, { values });
  }
  await call.sql.query(
    `delete from "RoomPermission" where account = $1 and permissions = '{}' and boards = '{}'`,
    [accountId],
  );
}
