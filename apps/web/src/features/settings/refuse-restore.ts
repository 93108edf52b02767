import { ownSentences } from '@campus/contracts/core/sentences';
import { text } from '@campus/contracts/core/text';
import { settingOf } from '@campus/contracts/settings/all-settings';
import { sentValue } from '@campus/contracts/settings/sent-value';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import type { Level } from '@campus/domain/access/levels';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import { refuseThreshold } from '@campus/domain/settings/threshold';

/**
 * Why a person of this level cannot give a setting an earlier value again, by the rules that the platform checks;
 * undefined if they can. A rule that the account has pinned can still refuse it.
 */
export function refuseRestore(
  { setting, value: present, choices }: ShownSetting,
  value: SettingValue,
  level: Level,
): string | undefined {
  const { value: schema, isThreshold } = settingOf(setting);
  const refusal = isThreshold && refuseThreshold(level, present, value);
  if (refusal) return text(refusal);
  if (choices && value !== '' && !choices.includes(String(value))) return text('settings.level.unknown');
  if (sentValue(setting, value) !== undefined) return undefined;
  return schema.safeParse(value, { error: ownSentences }).error?.issues[0]?.message;
}
