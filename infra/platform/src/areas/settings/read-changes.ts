import { AppError } from '@campus/contracts/core/app-error';
import { type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import { changesOf, type Delegate } from '@campus/contracts/settings/delegates';
import type { SettingClass, SettingsPage } from '@campus/contracts/settings/setting';
import { saveSettings } from '@campus/contracts/settings/settings';
import type { Level } from '@campus/domain/access/levels';
import { isAvailable } from '@campus/domain/settings/needs';
import type { SettingChange } from '@campus/domain/settings/setting-change';
import { refuseThreshold } from '@campus/domain/settings/threshold';
import { readInput } from '../../call/input.ts';
import type { StoredSettings } from './read-stored.ts';
import { isServedLevel } from './served-levels.ts';

/**
 * Returns the changes requested by objects with dirty fields. Throws if a field is not a setting or a value
 * is not allowed.
 */
export function readDelegates(delegates: readonly Delegate[]): SettingChange<SettingKey>[] {
  const { changes, unknown } = changesOf(delegates);
  if (unknown.length > 0) throw new AppError('invalid', 'settings.page');
  const read = readInput(saveSettings.input.pick({ changes: true }), { changes });
  if (read.error) throw read.error;
  return read.input.changes;
}

/**
 * Throws unless every change is to a setting of this page that the account has. Also throws if a change sets
 * or removes a threshold above the person's own level.
 */
export function refuseChanges(
  changes: readonly SettingChange<SettingKey>[],
  page: SettingsPage,
  { facts, levels, values }: StoredSettings,
  level: Level,
): void {
  for (const { setting, value } of changes) {
    const { page: own, needs, isThreshold, initial } = settingOf(setting);
    const refusal = isThreshold && refuseThreshold(level, values.get(setting) ?? initial, value);
    if (refusal) throw new AppError('forbidden', refusal);
    if (own !== page) throw new AppError('invalid', 'settings.page');
    if (!isAvailable(needs, facts)) throw new AppError('forbidden', 'settings.unavailable');
    if (setting === 'ServerConfig.defaultLevel' && !isServedLevel(levels, value))
      throw new AppError('invalid', 'settings.level.unknown');
  }
}

/** Throws if an object has an id other than that of the account's own. */
export function refuseForeignObjects(delegates: readonly Delegate[], { rows }: StoredSettings): void {
  const isForeign = ({ className, objectId }: { className: SettingClass; objectId?: string | undefined }) =>
    objectId !== undefined && objectId !== rows[className].objectId;
  if (delegates.some(([object]) => isForeign(object))) throw new AppError('forbidden', 'access.forbidden');
}
