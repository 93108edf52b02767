import type { Page } from '@campus/domain/access/pages';
import { maxNoteLength } from '@campus/domain/settings/limits';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, idOr, instant, typedLines } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { type SettingKey, settingKeys, settingOf } from './all-settings.ts';
import { consequences, settingsPages } from './setting.ts';
import { settingTexts } from './setting-messages.ts';

/** Members with access to the page that the call names. */
const access = { level: 'member', pageOf: 'input' } as const;
const base = '/accounts/{accountId}/settings/{page}' as const;

/** The most settings that a call changes. */
const maxChanges = 100;
/** How many changes of the past a call lists. */
export const listedChanges = 100;

const page = z.enum(settingsPages).describe('Page that the settings belong to.') satisfies z.ZodType<Page>;

export const settingKey = z
  .enum(settingKeys as [SettingKey, ...SettingKey[]])
  .describe('Name of the setting: the class and field that store it.');

export const settingValue = z
  .union([z.string().max(20_000), z.number(), z.boolean(), z.null()])
  .describe('Value of the setting; null where it is not set.');

/** A change for each setting, with the values that it takes. */
const changes = settingKeys.map((key) =>
  z.strictObject({
    setting: z.literal(key).describe('Name of the setting.'),
    value: settingOf(key).value.describe(
      `${settingTexts[`setting.${key}`]}. ${settingTexts[`setting.${key}.help`]}`,
    ),
    base: settingValue
      .optional()
      .describe(
        'Value that the change is based on; when another one is stored, nothing is changed. Without it the change counts in any case.',
      ),
  }),
);
export const settingChange = z
  .discriminatedUnion('setting', changes as [(typeof changes)[number], ...typeof changes], {
    error: sentence('settings.unknown'),
  })
  .describe('A new value for one setting.')
  .meta({ id: 'SettingChange' });

const changedBy = z
  .object({
    at: instant.describe('When it was changed.'),
    by: z.string().describe('Email address of the person who changed it, or client id of the script.'),
    from: settingValue.describe('Value before.'),
    to: settingValue.describe('Value after.'),
    note: z
      .string()
      .describe('Why it was changed, in the words of who changed it; empty where nobody said so.'),
    saveId: id.describe('Identifier of the save, which can hold changes of several settings.'),
  })
  .describe('A change of the past.');

export const shownSetting = z
  .object({
    setting: settingKey,
    value: settingValue,
    initial: settingValue.describe('Value that counts while none is set.'),
    changed: changedBy.nullable().describe('The last change; null when there was none.'),
    choices: z
      .array(z.string())
      .exactOptional()
      .describe(
        'Values that the account offers for it, in addition to the empty one; missing for other settings.',
      ),
  })
  .describe('A setting with its present value.')
  .meta({ id: 'Setting' });
export type ShownSetting = z.output<typeof shownSetting>;

const settingList = z.array(shownSetting).describe('Settings of the page that the account has.');

export const readSettings = contract({
  kind: 'query',
  access,
  scope: 'settings',
  summary: 'The settings of a page, each with its last change.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId, page }),
  output: z.object({ settings: settingList }),
});

const changeList = z
  .array(settingChange)
  .min(1, { error: sentence('changes.none') })
  .max(maxChanges, { error: sentence('request.tooManyEntries', { max: maxChanges }) })
  .refine((list) => new Set(list.map(({ setting }) => setting)).size === list.length, {
    error: sentence('settings.repeated'),
  })
  .describe('Changes, at most one for each setting.');

const conflict = z
  .object({ setting: settingKey, theirs: changedBy.nullable().describe('What another person made of it.') })
  .describe('A setting that was changed since, and is left as it is.');
export type SettingConflict = z.output<typeof conflict>;

/** The account of a save, whose absence has a text of its own (WLD-045). */
const savedAccount = idOr(sentence('settings.noAccount')).describe('Identifier of the account.');

export const saveSettings = contract({
  kind: 'mutation',
  access,
  scope: 'settings',
  summary:
    'Change settings of a page: all of them at once, but for those that another person has changed since.',
  rest: { method: 'PATCH', path: base },
  input: z.object({
    accountId: savedAccount,
    page,
    changes: changeList,
    note: typedLines(maxNoteLength)
      .optional()
      .describe('Why the settings are changed; stored with each change, and shown in its history.'),
  }),
  output: z.object({
    settings: settingList,
    saveId: id.nullable().describe('Identifier of the save; null when nothing was changed.'),
    saved: z.array(settingKey).describe('Settings that were changed.'),
    conflicts: z.array(conflict).describe('Settings that another person has changed since.'),
  }),
  audit: 'settings.save',
  keyed: true,
  limit: { calls: 120, seconds: 60 },
});

export const previewSettings = contract({
  kind: 'query',
  access,
  scope: 'settings',
  summary: 'What changes would affect, counted now.',
  rest: { method: 'POST', path: `${base}/preview` },
  input: z.object({ accountId, page, changes: changeList }),
  output: z.object({
    consequences: z
      .array(
        z
          .object({
            setting: settingKey,
            consequence: z.enum(consequences).describe('What is affected.'),
            count: z.int().describe('How many are affected.'),
          })
          .describe('What the change of one setting affects.'),
      )
      .describe('Consequences of the changes; changes without any are left out.'),
  }),
});

export const listSettingChanges = contract({
  kind: 'query',
  access,
  scope: 'settings',
  summary: `The last ${listedChanges} changes of a page, or of one of its settings, the newest first.`,
  rest: { method: 'GET', path: `${base}/changes` },
  input: z.object({ accountId, page, setting: settingKey.optional() }),
  output: z.object({
    items: z.array(changedBy.extend({ setting: settingKey })).describe('Changes, the newest first.'),
  }),
});

export const takeBackSave = contract({
  kind: 'mutation',
  access,
  scope: 'settings',
  summary: 'Undo a save: each of its settings gets its old value again, unless it was changed since.',
  rest: { method: 'POST', path: `${base}/saves/{saveId}/take-back` },
  input: z.object({ accountId, page, saveId: id.describe('Identifier of the save.') }),
  output: z.object({
    settings: settingList,
    saved: z.array(settingKey).describe('Settings that have their old value again.'),
    conflicts: z.array(conflict).describe('Settings that were changed since, and are left as they are.'),
  }),
  audit: 'settings.takeBack',
  limit: { calls: 120, seconds: 60 },
});
