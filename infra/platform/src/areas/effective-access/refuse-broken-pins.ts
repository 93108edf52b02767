import { AppError } from '@campus/contracts/core/app-error';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { brokenPins } from '@campus/domain/effective-access/pins';
import { featureIds, thresholdField } from '@campus/domain/roles/features';
import type { Queryable } from '../../foundation/database/sql.ts';
import { brokenParams } from './pin-words.ts';
import { readConfiguration } from './read-configuration.ts';
import { lockPins, readPins } from './stored-pins.ts';

/**
 * Throws the first pinned rule that the stored configuration breaks, with the cause. Every save of page
 * access, room permissions, rooms, and related settings calls it last in its transaction, after all other
 * locks.
 */
export async function refuseBrokenPins({ sql }: { sql: Queryable }, accountId: string): Promise<void> {
  await lockPins(sql, accountId);
  const pins = await readPins(sql, accountId);
  if (pins.length === 0) return;
  const configuration = await readConfiguration(sql, accountId);
  const [broken] = brokenPins(pins, configuration);
  if (broken)
    throw new AppError('conflict', 'effectiveAccess.pin.broken', brokenParams(broken, configuration));
}

/**
 * The settings that decide about access: the default permissions, and whether some permissions exist at all.
 */
const deciding = new Set([
  ...featureIds.map((id) => `ServerConfig.${thresholdField(id)}`),
  'Account.allowIndividualWebboardHomepage',
]);

/**
 * Throws the first pinned rule that a save of settings breaks, if one of the settings decides about access.
 */
export async function refuseSettingsOfPins(
  call: { sql: Queryable },
  accountId: string,
  saved: readonly SettingKey[],
): Promise<void> {
  if (saved.some((setting) => deciding.has(setting))) await refuseBrokenPins(call, accountId);
}
