import { noun, text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { sentValue } from '@campus/contracts/settings/sent-value';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { SettingConflict, ShownSetting } from '@campus/contracts/settings/settings';
import type { SettingChange, SettingValue } from '@campus/domain/settings/setting-change';
import { useMemo, useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSaving } from '../../editing/use-saving.ts';
import { formatCount, formatList } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { useSettingDrafts } from './setting-drafts.ts';
import { labelOf, settingValueText } from './setting-words.ts';
import type { LastSave, Question, Settings } from './settings-context.ts';
import { switchedText } from './switch-words.ts';

/** How often the page looks whether a colleague has saved something, in milliseconds. */
const pollEvery = 5000;

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
  const [question, ask] = useState<Question>();
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
        changes: changes.map((change) => ({
          ...change,
          value: valueToSend(change),
        })) as never,
        ...(why !== '' && { note: why }),
      });
      show(answer);
      settle?.(
        answer.settings,
        answer.conflicts.map(({ setting }) => setting),
      );
      const { saveId } = answer;
      if (saveId) setLastSave({ saveId, changes: changesIn(answer, shown) });
      if (answer.saved.length > 0) notify.success(say(answer.saved.length));
      warnOfConflicts(answer.conflicts);
      return answer.conflicts.length === 0;
    };
    const isSaved = await running.run(send, (reason) => failedSave(changed, reason) ?? failed(reason));
    setSaving([]);
    return isSaved;
  };

  const warnOfConflicts = (conflicts: readonly SettingConflict[]) => {
    if (conflicts.length === 0) return;
    const names = namesOf(conflicts.map(({ setting }) => setting));
    notify.warning(text('editing.conflicts', { names }));
  };

  const undoSave = async () => {
    if (!lastSave) return;
    try {
      const answer = await client.settings.takeBack.mutate({ accountId, page, saveId: lastSave.saveId });
      show(answer);
      setLastSave(undefined);
      const { saved, conflicts } = answer;
      if (saved.length > 0) notify.success(text('settings.undone', { settings: namesOf(saved) }));
      if (conflicts.length > 0)
        notify.warning(
          text('settings.undoneLeft', { settings: namesOf(conflicts.map(({ setting }) => setting)) }),
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
    saveNow: async (changes, { note: why = '', isRestored = false } = {}) => {
      const [first] = changes;
      if (!first) return;
      const based = changes.map((change) => ({ ...change, base: shown.get(change.setting)?.value ?? null }));
      const isSaved = await save(based, { why, say: () => changedText(first, isRestored) });
      // The question began with what was typed into the other controls.
      if (isSaved) drafts.discard(changes.slice(1).map(({ setting }) => setting));
    },
    question,
    ask,
    undoSave,
  };
  return { query: { error, retry: () => void refetch() }, settings: data && settings };
}

/** What is reported after one setting was changed at once, or restored. */
function changedText(
  { setting, value }: { setting: SettingKey; value: SettingValue },
  isRestored: boolean,
): string {
  const shownAs = settingValueText(setting, value);
  const on = shownAs === text('settings.on');
  if (on || shownAs === text('settings.off')) return switchedText(setting, on, isRestored);
  return isRestored
    ? text('settings.restored', { setting: labelOf(setting) })
    : text('settings.applied', { changes: labelOf(setting) });
}

function valueToSend({ setting, value }: SettingChange<SettingKey>): SettingValue {
  const sent = sentValue(setting, value);
  // What cannot be saved is sent as it is: the answer says why.
  return sent === undefined ? value : sent;
}

/** The settings that a save has changed, with the values that were shown before. */
function changesIn(
  { saved, settings }: { saved: readonly SettingKey[]; settings: readonly ShownSetting[] },
  before: ReadonlyMap<SettingKey, ShownSetting>,
): LastSave['changes'] {
  const after = new Map(settings.map(({ setting, value }) => [setting, value]));
  return saved.map((setting) => ({
    setting,
    from: before.get(setting)?.value ?? null,
    to: after.get(setting) ?? null,
  }));
}

function namesOf(settings: readonly SettingKey[]): string {
  return formatList(settings.map(labelOf));
}
