import { noun, text } from '@campus/contracts/core/messages';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { SettingConflict, ShownSetting } from '@campus/contracts/settings/settings';
import type { SettingChange, SettingValue } from '@campus/domain/settings/setting-change';
import { useState } from 'react';
import { formatCount, formatList } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { useNotify } from '../feedback/toasts.tsx';
import {
  type Drafts,
  type JudgedDraft,
  judgeDraft,
  type SettingDraft,
  withDraft,
  withoutDrafts,
} from './setting-drafts.ts';
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
  drafts: readonly JudgedDraft[];
  /** The settings that are being saved. */
  saving: readonly SettingKey[];
  /** The person's note on why the drafts are saved. */
  note: string;
  setNote: (note: string) => void;
  /** The last save of this visit. */
  lastSave: LastSave | undefined;
  edit: (setting: SettingKey, draft: Pick<SettingDraft, 'shown' | 'value'>) => void;
  discard: (settings: readonly SettingKey[]) => void;
  /** Bases a draft on the stored value. */
  keepMine: (setting: SettingKey) => void;
  /** Saves all drafts; returns whether nothing is left unsaved. */
  saveDrafts: () => Promise<boolean>;
  /** Saves one setting at once; `on` where it was switched on or off, `note` where the person says why. */
  saveNow: (setting: SettingKey, value: SettingValue, how?: { on?: boolean; note?: string }) => Promise<void>;
  undoSave: () => Promise<void>;
}

/** Reads the settings of a page, follows what others save, and saves what the person changes. */
export function useSettings(page: SettingsPage): {
  query: { error: unknown; retry: () => void };
  settings: Settings | undefined;
} {
  const { id: accountId } = useAccount();
  const { client, settings: cache, accounts } = trpc.useUtils();
  const notify = useNotify();
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const [saving, setSaving] = useState<readonly SettingKey[]>([]);
  const [note, setNote] = useState('');
  const [lastSave, setLastSave] = useState<LastSave>();
  const query = trpc.settings.read.useQuery({ accountId, page }, { refetchInterval: pollEvery });
  const { data, error, refetch } = query;
  if (!data) return { query: { error, retry: () => void refetch() }, settings: undefined };

  const shown = new Map(data.settings.map((setting) => [setting.setting, setting]));
  const storedValue = (setting: SettingKey) => shown.get(setting)?.value ?? null;
  const judged = [...drafts]
    .map(([setting, draft]) => judgeDraft(setting, draft, storedValue(setting), text('settings.number')))
    // One that changes nothing is shown as it was typed until a colleague saves another value.
    .filter(({ setting, isDirty, base }) => isDirty || base === storedValue(setting));
  const discard = (settings: readonly SettingKey[]) => setDrafts((now) => withoutDrafts(now, settings));

  const show = (answer: { settings: ShownSetting[] }) => {
    cache.read.setData({ accountId, page }, { settings: answer.settings });
    void cache.changes.invalidate({ accountId, page });
    void accounts.get.invalidate({ accountId });
  };

  const save = async (
    changes: readonly SettingChange<SettingKey>[],
    why: string,
    say: (saved: number) => string,
  ) => {
    setSaving(changes.map(({ setting }) => setting));
    try {
      const answer = await client.settings.save.mutate({
        accountId,
        page,
        changes: changes as never,
        ...(why !== '' && { note: why }),
      });
      show(answer);
      const inConflict = answer.conflicts.map(({ setting }) => setting);
      discard(changes.map(({ setting }) => setting).filter((setting) => !inConflict.includes(setting)));
      if (answer.saveId) setLastSave({ saveId: answer.saveId, count: answer.saved.length });
      if (answer.saved.length > 0) notify.success(say(answer.saved.length));
      warnOfConflicts(answer.conflicts);
      return answer.conflicts.length === 0;
    } catch (failure) {
      notify.error(failure, (reason) => text('settings.notApplied', { reason }));
      await cache.read.invalidate({ accountId, page });
      return false;
    } finally {
      setSaving([]);
    }
  };

  const warnOfConflicts = (conflicts: readonly SettingConflict[]) => {
    if (conflicts.length > 0) notify.warning(text('settings.conflicts', { settings: namesOf(conflicts) }));
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
    drafts: judged,
    saving,
    note,
    setNote,
    lastSave,
    edit: (setting, draft) =>
      setDrafts((now) => withDraft(now, { setting, ...draft, stored: storedValue(setting) })),
    discard,
    keepMine: (setting) =>
      setDrafts((now) => {
        const draft = now.get(setting);
        return draft ? new Map(now).set(setting, { ...draft, base: storedValue(setting) }) : now;
      }),
    saveDrafts: async () => {
      const isSaved = await save(
        judged.flatMap(({ setting, wanted, base, isDirty }) =>
          isDirty && wanted !== undefined ? [{ setting, value: wanted, base }] : [],
        ),
        note,
        (saved) => text('settings.applied', { changes: formatCount(saved, noun('noun.change')) }),
      );
      if (isSaved) setNote((now) => (now === note ? '' : now));
      return isSaved;
    },
    saveNow: async (setting, value, { on, note: why = '' } = {}) => {
      const words = { setting: labelOf(setting) };
      await save([{ setting, value, base: storedValue(setting) }], why, () =>
        on === undefined
          ? text('settings.applied', { changes: words.setting })
          : text(on ? 'settings.enabled' : 'settings.disabled', words),
      );
    },
    undoSave,
  };
  return { query: { error, retry: () => void refetch() }, settings };
}

function namesOf(conflicts: readonly SettingConflict[]): string {
  return formatList(conflicts.map(({ setting }) => labelOf(setting)));
}
