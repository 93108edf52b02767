import { text } from '@campus/contracts/core/text';
import { type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { HistoryDialog } from '../../components/history/history-dialog.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { refuseRestore } from './refuse-restore.ts';
import { labelOf, settingValueText } from './setting-words.ts';
import { usePageSettings } from './settings-context.ts';

/** The changes of a setting, newest first: who, when, the value, and a button that restores it. */
export function SettingHistory({ setting, onClose }: { setting: SettingKey; onClose: () => void }) {
  const { accountId, page, shown, saveNow, ask } = usePageSettings();
  const { level } = useAccount();
  const { data, error, refetch } = trpc.settings.changes.useQuery({ accountId, page, setting });
  const present = shown.get(setting);
  const restore = async (value: SettingValue) => {
    if (settingOf(setting).asks) ask({ kind: 'restore', setting, value });
    else await saveNow([{ setting, value }], { isRestored: true });
    onClose();
  };
  const wayBack = (value: SettingValue) => {
    if (!present || value === present.value) return {};
    const refused = refuseRestore(present, value, level);
    if (refused !== undefined) return { refused };
    const label = text('settings.restoreTo', {
      setting: labelOf(setting),
      value: settingValueText(setting, value),
    });
    return { restore: { label, run: () => void restore(value) } };
  };
  const changes = data?.items.map(({ saveId, at, by, from, to, note }) => ({
    key: saveId,
    words: text('settings.becomes', {
      from: settingValueText(setting, from),
      to: settingValueText(setting, to),
    }),
    note,
    by,
    at,
    ...wayBack(from),
  }));
  return (
    <HistoryDialog
      title={text('settings.history', { setting: labelOf(setting) })}
      none={text('settings.history.none')}
      changes={changes}
      onClose={onClose}
    >
      <LoadingOrError error={error} onRetry={() => void refetch()} />
    </HistoryDialog>
  );
}
