import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { getSettings, saveSettings } from '@campus/contracts/settings/functions';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import { customStatusBuild } from '@campus/domain/settings/needs';
import type { SettingChange, SettingValue } from '@campus/domain/settings/setting-change';
import { callPlatform } from '../calls/platform.ts';
import { makeAccount, sql, unique } from '../world/world.ts';

type NewAccount = Parameters<typeof makeAccount>[0];

/** An account whose settings an admin reads and saves on the platform. */
export async function makeSettingsAccount(overrides: NewAccount = {}) {
  const account = await makeAccount({
    streaming: { enrolled: true, enabled: false },
    dashboardOptions: { isPrivateSpacesAllowed: true },
    webLevels: ['lobby', 'hall'],
    world: {
      name: `world-${unique()}`,
      buildVersion: customStatusBuild,
      gdnStreaming: { enabled: true, showLaunchButton: false },
    },
    ...overrides,
  });
  const { accountId, people } = account;
  const { sessionToken } = people.admin;
  const read = async (page: SettingsPage, token = sessionToken) => {
    const shown = await callPlatform(getSettings, { accountId, page }, token);
    return new Map<string, SettingValue>(shown.map(({ setting, value }) => [setting, value]));
  };
  const saveAs = (
    token: string,
    page: SettingsPage,
    changes: readonly SettingChange<SettingKey>[],
    note?: string,
  ) => {
    const input = { accountId, page, changes: [...changes], note } as Parameters<
      typeof saveSettings.paramsOf
    >[0];
    return callPlatform(saveSettings, saveSettings.paramsOf(input), token);
  };
  /** Saves values without checking the stored ones. */
  const save = (page: SettingsPage, values: { readonly [K in SettingKey]?: SettingValue }) =>
    saveAs(
      sessionToken,
      page,
      Object.entries(values).map(([setting, value]) => ({ setting: setting as SettingKey, value })),
    );
  return { ...account, sessionToken, read, saveAs, save, stored: () => storedOf(accountId) };
}

/** The rows that contain an account's settings. */
async function storedOf(accountId: string) {
  const row = await sql.one<Record<'Account' | 'ServerConfig' | 'World', Record<string, unknown>>>(
    `select to_jsonb(a) as "Account", to_jsonb(c) as "ServerConfig", to_jsonb(w) as "World" from "Account" a
     join "ServerConfig" c on c.account = a."objectId" join "World" w on w.account = a."objectId"
     where a."objectId" = $1`,
    [accountId],
  );
  if (!row) throw new Error(`Account ${accountId} has no world.`);
  return row;
}
