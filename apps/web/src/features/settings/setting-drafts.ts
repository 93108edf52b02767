import { ownSentences } from '@campus/contracts/core/sentences';
import { text } from '@campus/contracts/core/text';
import { type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { isSameValue } from '@campus/domain/core/same-value';
import type { SettingChange, SettingValue } from '@campus/domain/settings/setting-change';
import { useMemo, useState } from 'react';
import { useDrafts } from '../../editing/use-drafts.ts';
import { labelOf } from './setting-words.ts';

/** A text that is no value of the setting. */
interface Unreadable {
  typed: string;
  error: string;
}

type Values = { [K in SettingKey]?: SettingValue | Unreadable };

/** What was typed into a control, and the value that it means. */
interface Typed {
  shown: string;
  value: SettingValue | Unreadable;
}

/** A setting whose control does not show the stored value as the page writes it. */
export interface EditedSetting {
  setting: SettingKey;
  /** The shown text of the control. */
  shown: string;
  /** The value that would be saved; undefined while the text is no value of the setting. */
  wanted: SettingValue | undefined;
  /** The stored value when the change was begun. */
  base: SettingValue;
  /** Why it cannot be saved. */
  error: string | undefined;
  /** Whether it would change anything. */
  isDirty: boolean;
  /** Whether another person has given it another value since. */
  isConflict: boolean;
}

/** The settings of a page are one record. */
const record = 'settings';

/** The drafts of the settings of a page. What was typed stays as it was typed while it means what the page shows. */
export function useSettingDrafts(shown: ReadonlyMap<SettingKey, ShownSetting>) {
  const [typed, setTyped] = useState<ReadonlyMap<SettingKey, Typed>>(new Map());
  const stored = useMemo(() => new Map([[record, valuesOf([...shown.values()])]]), [shown]);
  const drafts = useDrafts(stored, (_, setting) => (setting ? labelOf(setting) : ''));
  const draft = drafts.of(record);
  const now: Values = draft?.value ?? stored.get(record) ?? {};
  const all = [...typed].flatMap(([setting, { shown: written, value }]): EditedSetting[] => {
    if (!isSameValue(value, now[setting])) return [];
    const isDirty = draft?.changed.includes(setting) ?? false;
    return [
      {
        setting,
        shown: written,
        wanted: isUnreadable(value) ? undefined : value,
        base: valueOr(draft?.base[setting], null),
        error: isUnreadable(value) ? value.error : undefined,
        isDirty,
        isConflict: draft?.conflicts.includes(setting) ?? false,
      },
    ];
  });
  const forget = (isDone: (setting: SettingKey, typed: Typed) => boolean) =>
    setTyped((before) => new Map([...before].filter(([setting, one]) => !isDone(setting, one))));
  return {
    all,
    changes: all.flatMap(({ setting, wanted, base, isDirty }): SettingChange<SettingKey>[] =>
      isDirty && wanted !== undefined ? [{ setting, value: wanted, base }] : [],
    ),
    edit: (
      setting: SettingKey,
      { shown: written, value }: { shown: string; value: SettingValue | undefined },
    ) => {
      const wanted = readValue(setting, written, value);
      setTyped((before) => new Map(before).set(setting, { shown: written, value: wanted }));
      drafts.edit(record, { [setting]: wanted });
    },
    discard: (settings: readonly SettingKey[]) => {
      forget((setting) => settings.includes(setting));
      drafts.takeTheirs(record, settings);
    },
    keepMine: (setting: SettingKey) => drafts.keepMine(record, [setting]),
    /** Ends a save of the drafts. */
    settle: (settings: readonly ShownSetting[], conflicts: readonly SettingKey[]) => {
      if (!draft) return;
      drafts.settle(draft, valuesOf(settings), { conflicts });
      forget((setting, one) => !conflicts.includes(setting) && isSameValue(one.value, draft.mine[setting]));
    },
  };
}

function valuesOf(settings: readonly ShownSetting[]): Values {
  return Object.fromEntries(settings.map(({ setting, value }) => [setting, value]));
}

function readValue(setting: SettingKey, typed: string, value: SettingValue | undefined): Typed['value'] {
  const read =
    value === undefined ? undefined : settingOf(setting).value.safeParse(value, { error: ownSentences });
  if (read?.success) return read.data;
  return { typed, error: read?.error.issues[0]?.message ?? text('settings.number') };
}

function isUnreadable(value: Typed['value']): value is Unreadable {
  return typeof value === 'object' && value !== null;
}

function valueOr(value: Typed['value'] | undefined, other: SettingValue): SettingValue {
  return value === undefined || isUnreadable(value) ? other : value;
}
