import { AppError } from '@campus/contracts/core/app-error';
import { type SettingKey, settingKeys, settingOf } from '@campus/contracts/settings/all-settings';
import type { SettingClass } from '@campus/contracts/settings/setting';
import { placeOf } from '@campus/contracts/settings/setting-place';
import type { SettingFacts } from '@campus/domain/settings/needs';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { servedLevels } from './served-levels.ts';
import { columnsOf, type StoredRow, valueAt } from './setting-columns.ts';

/** The rows that contain an account's settings, and the settings read from them. */
export interface StoredSettings {
  rows: Record<SettingClass, StoredRow>;
  values: Map<SettingKey, SettingValue>;
  facts: SettingFacts;
  /** The levels that the world offers as spawn level. */
  levels: readonly string[];
}

const ofTable = (table: SettingClass, alias: string, others: readonly string[] = []) =>
  columnsOf(table, ['objectId', ...others])
    .map((column) => `${alias}."${column}" as "${table}.${column}"`)
    .join(', ');

const query = `
  select ${ofTable('Account', 'a', ['customDocumentOptions', 'dashboardOptions', 'webLevels'])},
    ${ofTable('ServerConfig', 'c', ['worldBuildVersion'])}, ${ofTable('World', 'w')}
  from "Account" a
  join "ServerConfig" c on c.account = a."objectId"
  join "World" w on w.account = a."objectId"
  where a."objectId" = $1`;

type StreamingConfig = Pick<PlatformConfig, 'streaming'>;

/** A call that reads settings. What the status call of GDN answers is a fact about them (INT-023). */
interface Reading {
  sql: Queryable;
  services: { config: StreamingConfig };
}

/**
 * Reads the settings of an account's world. With `lock`, nobody else can change them before the transaction
 * ends.
 */
export async function readStored(
  { sql, services }: Reading,
  accountId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredSettings> {
  const found = await sql.one<Record<string, unknown>>(lock ? `${query} for update` : query, [accountId]);
  if (!found) throw new AppError('notFound', 'settings.noWorld');
  const rows: Record<SettingClass, Record<string, unknown>> = { Account: {}, ServerConfig: {}, World: {} };
  for (const [path, value] of Object.entries(found)) {
    const { className, field } = placeOf(path);
    rows[className][field] = value;
  }
  const values = new Map(settingKeys.map((setting) => [setting, presentValue(rows, setting)]));
  const levels = await servedLevels(sql, accountId, rows.Account);
  return { rows, values, facts: factsOf(rows, services.config), levels };
}

function presentValue(rows: Record<SettingClass, StoredRow>, setting: SettingKey): SettingValue {
  const { fallback, initial } = settingOf(setting);
  for (const path of fallback ? [setting, fallback] : [setting]) {
    const place = placeOf(path);
    const value = valueAt(rows[place.className], place);
    if (value !== undefined && value !== '') return value;
  }
  return initial;
}

function factsOf(
  { Account, ServerConfig }: Record<SettingClass, StoredRow>,
  { streaming }: StreamingConfig,
): SettingFacts {
  const isOn = (path: string) => valueAt(Account, placeOf(`Account.${path}`)) === true;
  const gdn = placeOf('ServerConfig.gdnStreaming.enabled');
  return {
    hidesDisableWorld: isOn('dashboardOptions.hideDisableWorld'),
    isStreamingEnrolled: isOn('streaming.enrolled'),
    isGdnEnabled: streaming.gdn !== undefined && valueAt(ServerConfig, gdn) === true,
    hasSpeechToText: isOn('speechToText.allowed') || isOn('speechToText.enabled'),
    hasZoom: isOn('zoom.allowed') || isOn('zoom.enabled'),
    allowsPrivateSpaces: isOn('dashboardOptions.isPrivateSpacesAllowed'),
    worldBuildVersion: String(ServerConfig.worldBuildVersion ?? '0'),
  };
}
