import { AppError } from '@campus/contracts/core/app-error';
import { type SettingKey, settingOf, settingsOfPage } from '@campus/contracts/settings/all-settings';
import * as wire from '@campus/contracts/settings/functions';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import { placeOf, writeAt } from '@campus/contracts/settings/setting-place';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { isAvailable } from '@campus/domain/settings/needs';
import { implement } from '../../call/implement.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { countConsequences } from './count-consequences.ts';
import { readDelegates, refuseChanges, refuseForeignObjects } from './read-changes.ts';
import { readStored, type StoredSettings } from './read-stored.ts';
import { changesOfSave, lastChanges, listChanges } from './setting-changes.ts';
import { writeSettings } from './write-settings.ts';

/** Throws if stored settings violate what other areas guarantee. Called last in a transaction. */
export type SettingsGuard = (
  call: { sql: Queryable },
  accountId: string,
  saved: readonly SettingKey[],
) => Promise<void>;

/** The settings of a world. People who can open their page read and change them. */
export function createSettingsFunctions(guard: SettingsGuard) {
  return [
    implement(wire.getSettings, async ({ sql, input, services }) => ({
      settings: await showSettings(sql, await readStored({ sql, services }, input.accountId), input),
    })),

    implement(wire.saveSettings, async (call) => {
      const { sql, input, actor } = call;
      const changes = readDelegates(input.delegates);
      const stored = await readStored(call, input.accountId, { lock: true });
      refuseForeignObjects(input.delegates, stored);
      refuseChanges(changes, input.page, stored, actor.accountAccess.level);
      const written = await writeSettings(call, input, stored, changes);
      await guard(call, input.accountId, written.saved);
      return {
        ...written,
        settings: await showSettings(sql, stored, input),
        objects: updatedObjects(stored, input.page),
      };
    }),

    implement(wire.previewSettings, async ({ sql, input, services, actor: { accountAccess } }) => {
      const stored = await readStored({ sql, services }, input.accountId);
      refuseChanges(input.changes, input.page, stored, accountAccess.level);
      return { consequences: await countConsequences(sql, input.accountId, input.changes) };
    }),

    implement(wire.getSettingChanges, async ({ sql, input }) => ({ items: await listChanges(sql, input) })),

    implement(wire.takeBackSettings, async (call) => {
      const { sql, input, actor } = call;
      const stored = await readStored(call, input.accountId, { lock: true });
      const made = await changesOfSave(sql, input);
      if (made.length === 0) throw new AppError('notFound', 'settings.save.notFound');
      const back = made.map(({ setting, from, to }) => ({ setting, value: from, base: to }));
      refuseChanges(back, input.page, stored, actor.accountAccess.level);
      const { saved, conflicts } = await writeSettings(call, input, stored, back);
      await guard(call, input.accountId, saved);
      return { saved, conflicts, settings: await showSettings(sql, stored, input) };
    }),
  ];
}

/** Returns the objects of a page's classes after a save, with the fields that the page has. */
function updatedObjects({ rows, values }: StoredSettings, page: SettingsPage) {
  const settings = settingsOfPage(page);
  const classes = [...new Set(settings.map((setting) => placeOf(setting).className))];
  return classes.map((className) => {
    const own = settings.filter((setting) => placeOf(setting).className === className);
    return { className, objectId: String(rows[className].objectId), ...fieldsOf(own, values) };
  });
}

function fieldsOf(
  settings: readonly SettingKey[],
  values: StoredSettings['values'],
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const setting of settings) {
    writeAt(fields, placeOf(setting), values.get(setting) ?? null);
  }
  return fields;
}

/** Returns the settings of a page that the account has, in the format for the page. */
async function showSettings(
  sql: Queryable,
  { values, facts, levels }: StoredSettings,
  { accountId, page }: { accountId: string; page: SettingsPage },
): Promise<ShownSetting[]> {
  const shown = settingsOfPage(page).filter((setting) => isAvailable(settingOf(setting).needs, facts));
  const changed = await lastChanges(sql, accountId, shown);
  return shown.map((setting: SettingKey) => {
    const { initial } = settingOf(setting);
    return {
      setting,
      value: values.get(setting) ?? initial,
      initial,
      changed: changed.get(setting) ?? null,
      ...(setting === 'ServerConfig.defaultLevel' && { choices: [...levels] }),
    };
  });
}
