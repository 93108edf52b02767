import { ownSentences } from '@campus/contracts/core/sentences';
import { type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import type { SettingValue } from '@campus/domain/settings/setting-change';

/** A change that was begun and not saved. */
export interface SettingDraft {
  /** The shown text of the control. */
  shown: string;
  /** The value of the control; undefined while its text is no value of the setting. */
  value: SettingValue | undefined;
  /** The stored value when the change was begun. */
  base: SettingValue;
}

export type Drafts = ReadonlyMap<SettingKey, SettingDraft>;

/** How a draft compares with the stored value. */
export interface JudgedDraft extends SettingDraft {
  setting: SettingKey;
  /** The value that would be saved. */
  wanted: SettingValue | undefined;
  /** Why it cannot be saved. */
  error: string | undefined;
  /** Whether it would change anything. A draft that was taken back would not, whatever is stored by now. */
  isDirty: boolean;
  /** Whether another person has given it another value since. */
  isConflict: boolean;
}

/**
 * Compares a draft with the stored value. `unreadable` is the error for a text that is no valid value of the setting.
 */
export function judgeDraft(
  setting: SettingKey,
  draft: SettingDraft,
  stored: SettingValue,
  unreadable: string,
): JudgedDraft {
  const { base } = draft;
  const read = readDraft(setting, draft);
  const wanted = read?.data;
  const isDirty = changesSomething(wanted, base, stored);
  return {
    ...draft,
    setting,
    wanted,
    error: isDirty && !read?.success ? (read?.error.issues[0]?.message ?? unreadable) : undefined,
    isDirty,
    isConflict: isDirty && stored !== base,
  };
}

function readDraft(setting: SettingKey, { value }: SettingDraft) {
  return value === undefined ? undefined : settingOf(setting).value.safeParse(value, { error: ownSentences });
}

function changesSomething(
  wanted: SettingValue | undefined,
  base: SettingValue,
  stored: SettingValue,
): boolean {
  return wanted === undefined || (wanted !== stored && wanted !== base);
}

/** The drafts with a new one for a setting. It keeps the base of one that changes something. */
export function withDraft(
  drafts: Drafts,
  { setting, stored, ...edit }: Pick<JudgedDraft, 'setting' | 'shown' | 'value'> & { stored: SettingValue },
): Drafts {
  const held = drafts.get(setting);
  const isHeld = held && changesSomething(readDraft(setting, held)?.data, held.base, stored);
  return new Map(drafts).set(setting, { ...edit, base: isHeld ? held.base : stored });
}

/** The drafts without those of these settings. */
export function withoutDrafts(drafts: Drafts, settings: readonly SettingKey[]): Drafts {
  return new Map([...drafts].filter(([setting]) => !settings.includes(setting)));
}
