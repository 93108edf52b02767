import {
  isSettingKey,
  type SettingKey,
  settingOf,
  settingsOfPage,
} from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { connections } from '@campus/domain/integrations/health';
import { mergeChanges, type SettingChange, type SettingValue } from '@campus/domain/settings/setting-change';
import type { Answers } from './answering-link.ts';
import { anEnteredAccount, workingIn } from './people.ts';

type Stored = { [K in SettingKey]?: SettingValue };

/** A gateway with settings in its memory. `stored` holds what differs from the defaults; a null key hides a setting. */
export function withSettings(
  stored: Stored = {},
  {
    hidden = [],
    account = anEnteredAccount(),
    ofAccount = {},
  }: {
    hidden?: SettingKey[];
    account?: ReturnType<typeof anEnteredAccount>;
    /** What the account has for a setting besides its value. */
    ofAccount?: { [K in SettingKey]?: Pick<ShownSetting, 'choices'> };
  } = {},
) {
  const values = new Map<SettingKey, SettingValue>(
    Object.entries(stored).flatMap(([key, value]) =>
      isSettingKey(key) && value !== undefined ? [[key, value]] : [],
    ),
  );
  const changed = new Map<SettingKey, ShownSetting['changed']>();
  const show = (page: SettingsPage): ShownSetting[] =>
    settingsOfPage(page)
      .filter((setting) => !hidden.includes(setting))
      .map((setting) => {
        const { initial } = settingOf(setting);
        return {
          setting,
          value: values.get(setting) ?? initial,
          initial,
          changed: changed.get(setting) ?? null,
          ...ofAccount[setting],
        };
      });
  /** What a colleague saves. */
  const save = (
    page: SettingsPage,
    changes: readonly SettingChange<SettingKey>[],
    { by = 'cy@campus.test', note = '' } = {},
  ) => {
    const present = new Map(show(page).map(({ setting, value }) => [setting, value]));
    const { written, conflicts } = mergeChanges(present, changes);
    for (const [setting, to] of written) {
      changed.set(setting, {
        at: '2026-11-20T10:00:00.000Z',
        by,
        from: present.get(setting) ?? null,
        to,
        note,
        saveId: 'save1',
      });
      values.set(setting, to);
    }
    const saved = [...written.keys()];
    return {
      settings: show(page),
      saveId: saved.length > 0 ? 'save1' : null,
      saved,
      conflicts: conflicts.map((setting) => ({ setting, theirs: changed.get(setting) ?? null })),
    };
  };
  const answers = {
    ...workingIn(account),
    controls: {
      options: () => ({ options: [], maxAllowed: 20 }),
      statuses: () => ({ statuses: [], enabled: true }),
    },
    integrations: {
      read: () => ({
        slack: { isOffered: true, isConnected: false, channel: '', team: '' },
        health: connections.map((connection) => ({
          connection,
          isTestable: connection !== 'slack',
          state: 'unknown' as const,
          lastSuccess: null,
          lastFailure: null,
          calls: [],
        })),
      }),
    },
    credentials: { list: () => ({ isShown: false, isUsable: false, items: [] }) },
    settings: {
      read: ({ page }) => ({ settings: show(page) }),
      save: ({ page, changes, note = '' }) =>
        save(page, changes as SettingChange<SettingKey>[], { by: 'ada@campus.test', note }),
      preview: () => ({ consequences: [] }),
      changes: ({ setting }) => ({
        items: [...changed].flatMap(([key, change]) =>
          change && (setting === undefined || setting === key) ? [{ ...change, setting: key }] : [],
        ),
      }),
      takeBack: ({ page }) => {
        const saved = [...changed.keys()];
        for (const [setting, change] of changed) values.set(setting, change?.from ?? null);
        changed.clear();
        return { settings: show(page), saved, conflicts: [] };
      },
    },
  } satisfies Answers;
  return { answers, save };
}
