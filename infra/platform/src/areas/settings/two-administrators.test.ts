// @module-tag sampled
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingChange, SettingValue } from '@campus/domain/settings/setting-change';
import { randomRuns } from '@campus/domain/testing/sweep';
import { makeSettingsAccount } from '@campus/tests/areas/settings';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const page = 'worldInformation';
/** Settings of three classes, with a few values that each can have. */
const values = {
  'World.welcomeMessage': ['', 'Hi', 'Welcome'],
  'ServerConfig.supportEmail': ['', 'a@campus.test', 'b@campus.test'],
  'Account.hideWorldUsersCount': [false, true],
  'Account.dashboardOptions.campusEmailHeader': ['', 'Ours', 'Theirs'],
} as const satisfies { readonly [K in SettingKey]?: readonly SettingValue[] };
type Key = keyof typeof values;
const keys = Object.keys(values) as Key[];

const who = fc.constantFrom('admin' as const, 'owner' as const);
const edit = fc.constantFrom(...keys).chain((setting) =>
  fc.record({
    kind: fc.constant('edit' as const),
    who,
    setting: fc.constant(setting),
    value: fc.constantFrom<SettingValue>(...values[setting]),
  }),
);
const save = fc.record({ kind: fc.constant('save' as const), who });
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: edit }, save), { minLength: 3, maxLength: 12 });

it('300 random sessions of two administrators on the platform: no acknowledged edit is lost, none saved unasked', async () => {
  let account = await makeSettingsAccount();
  let saves = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (session) => {
      // An account takes as many saves a minute as people make, and no more.
      if (saves > 80) {
        account = await makeSettingsAccount();
        saves = 0;
      }
      const stored = new Map([...(await account.read(page))].filter(([key]) => key in values));
      const pages = { admin: open(stored), owner: open(stored) };
      for (const step of session) {
        const { seen, drafts } = pages[step.who];
        if (step.kind === 'edit') {
          const base = drafts.get(step.setting)?.base ?? seen.get(step.setting) ?? null;
          drafts.set(step.setting, { setting: step.setting, base, value: step.value });
        } else if (drafts.size > 0) {
          saves += 1;
          const expected = threeWay(stored, [...drafts.values()]);
          const token = account.people[step.who].sessionToken;
          const { saved, conflicts } = await account.saveAs(token, page, [...drafts.values()]);
          expect([saved.toSorted(), conflicts.map(({ setting }) => setting).toSorted()]).toEqual(expected);
          pages[step.who] = open(stored);
        }
      }
      expect(new Map([...(await account.read(page))].filter(([key]) => key in values))).toEqual(stored);
    }),
    randomRuns(300),
  );
}, 120_000);

/** A page as an administrator opens it. */
function open(stored: ReadonlyMap<string, SettingValue>) {
  return { seen: new Map(stored), drafts: new Map<Key, SettingChange<Key>>() };
}

/** The model: of each change, the value that differs from the base holds; where both do, neither is overwritten. */
function threeWay(stored: Map<string, SettingValue>, changes: readonly SettingChange<Key>[]): [Key[], Key[]] {
  const asked = changes.filter(({ setting, value }) => value !== stored.get(setting));
  const saved = asked.filter(({ setting, base }) => base === stored.get(setting));
  const conflicts = asked.filter((change) => !saved.includes(change));
  for (const { setting, value } of saved) stored.set(setting, value);
  return [saved.map(({ setting }) => setting).toSorted(), conflicts.map(({ setting }) => setting).toSorted()];
}
