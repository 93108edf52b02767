import { noun, text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { SettingConflict, ShownSetting } from '@campus/contracts/settings/settings';
import type { SettingChange, SettingValue } from '@campus/domain/settings/setting-change';
import { useMemo, useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSaving } from '../../editing/use-saving.ts';
import { formatCount, formatList } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { type EditedSetting, useSettingDrafts } from './setting-drafts.ts';
import { labelOf } from './setting-words.ts';

/** How often the page looks whether a colleague has saved something, in milliseconds. */
const pollEvery = 5000;

interface LastSave {
  saveId: string;
  count: number;
}

/** The settings of a page with what the person has changed and not saved. */
export interface Settings {
  page: SettingsPage;
  accountId: string;
  shown: ReadonlyMap<SettingKey, ShownSetting>;
  drafts: readonly EditedSetting[];
  /** The settings that are being saved. */
  saving: readonly SettingKey[];
  /** The person's note on why the drafts are saved. */
  note: string;
  setNote: (note: string) => void;
  /** The last save of this visit. */
  lastSave: LastSave | undefined;
  /** Takes the text of a control, and its value; undefined where the text is no value of the setting. */
  edit: (setting: SettingKey, typed: { shown: string; value: SettingValue | undefined }) => void;
  discard: (settings: readonly SettingKey[]) => void;
  /** Bases a draft on the stored value. */
  keepMine: (setting: SettingKey) => void;
  /** Saves all drafts; returns whether nothing is left unsaved. */
  saveDrafts: () => Promise<boolean>;
  /** Saves one setting at once; `on` where it was switched on or off, `note` where the person says why. */
  saveNow: (setting: SettingKey, value: SettingValue, how?: { on?: boolean; note?: string }) => Promise<void>;
  undoSave: () => Promise<void>;
}

/** The sentence about a failed save of some settings; undefined for the general one. */
export type FailedSave = (settings: readonly SettingKey[], reason: string) => string | undefined;

/** Reads the settings of a page, follows what others save, and saves what the person changes. */
export function useSettings(
  page: SettingsPage,
  failedSave: FailedSave = () => undefined,
): {
  query: { error: unknown; retry: () => void };
  settings: Settings | undefined;
} {
  const { id: accountId } = useAccount();
  const { client, settings: cache, accounts } = trpc.useUtils();
  const notify = useNotify();
  const [saving, setSaving] = useState<readonly SettingKey[]>([]);
  const [note, setNote] = useState('');
  const [lastSave, setLastSave] = useState<LastSave>();
  const { data, error, refetch } = trpc.settings.read.useQuery(
    { accountId, page },
    { refetchInterval: pollEvery },
  );
  const shown = useMemo(
    () => new Map(data?.settings.map((setting) => [setting.setting, setting])),
    [data?.settings],
  );
  const drafts = useSettingDrafts(shown);
  const failed = (reason: string) => text('settings.notApplied', { reason });
  const running = useSaving({
    failed,
    reload: () => cache.read.invalidate({ accountId, page }),
  });

  const show = (answer: { settings: ShownSetting[] }) => {
    cache.read.setData({ accountId, page }, { settings: answer.settings });
    void cache.changes.invalidate({ accountId, page });
    void accounts.get.invalidate({ accountId });
  };

  const save = async (
    changes: readonly SettingChange<SettingKey>[],
    { why, say, settle }: { why: string; say: (saved: number) => string; settle?: typeof drafts.settle },
  ) => {
    const changed = changes.map(({ setting }) => setting);
    setSaving(changed);
    const send = async () => {
      const answer = await client.settings.save.mutate({
        accountId,
        page,
        changes: changes as never,
        ...(why !== '' && { note: why }),
      });
      show(answer);
      settle?.(
        answer.settings,
        answer.conflicts.map(({ setting }) => setting),
      );
      if (answer.saveId) setLastSave({ saveId: answer.saveId, count: answer.saved.length });
      if (answer.saved.length > 0) notify.success(say(answer.saved.length));
      warnOfConflicts(answer.conflicts);
      return answer.conflicts.length === 0;
    };
    const isSaved = await running.run(send, (reason) => failedSave(changed, reason) ?? failed(reason));
    setSaving([]);
    return isSaved;
  };

  const warnOfConflicts = (conflicts: readonly SettingConflict[]) => {
    if (conflicts.length > 0) notify.warning(text('editing.conflicts', { names: namesOf(conflicts) }));
  };

  const undoSave = async () => {
    if (!lastSave) return;
    try {
      const answer = await client.settings.takeBack.mutate({ accountId, page, saveId: lastSave.saveId });
      show(answer);
      setLastSave(undefined);
      const changes = formatCount(answer.saved.length, noun('noun.change'));
      notify.success(
        answer.conflicts.length === 0
          ? text('settings.undone', { changes })
          : text('settings.undonePartly', { changes, settings: namesOf(answer.conflicts) }),
      );
    } catch (failure) {
      notify.error(failure);
    }
  };

  const settings: Settings = {
    page,
    accountId,
    shown,
    drafts: drafts.all,
    saving,
    note,
    setNote,
    lastSave,
    edit: drafts.edit,
    discard: drafts.discard,
    keepMine: drafts.keepMine,
    saveDrafts: async () => {
      const isSaved = await save(drafts.changes, {
        why: note,
        say: (saved) => text('settings.applied', { changes: formatCount(saved, noun('noun.change')) }),
        settle: drafts.settle,
      });
      if (isSaved) setNote((now) => (now === note ? '' : now));
      return isSaved;
    },
    saveNow: async (setting, value, { on, note: why = '' } = {}) => {
      const words = { setting: labelOf(setting) };
      const isOn = on ?? value;
      const say = () =>
        typeof isOn === 'boolean'
          ? text(isOn ? 'settings.enabled' : 'settings.disabled', words)
          : text('settings.applied', { changes: words.setting });
      await save([{ setting, value, base: shown.get(setting)?.value ?? null }], { why, say });
    },
    undoSave,
  };
  return { query: { error, retry: () => void refetch() }, settings: data && settings };
}

function namesOf(conflicts: readonly SettingConflict[]): string {
  return formatList(conflicts.map(({ setting }) => labelOf(setting)));
}
