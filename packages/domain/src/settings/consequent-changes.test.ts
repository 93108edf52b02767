import { expect, it } from 'vitest';
import { withConsequences } from './consequent-changes.ts';
import type { SettingValue } from './setting-change.ts';

const hunt = 'Account.showScavHuntButtons';
const activity = 'ServerConfig.activity';
const isKey = (key: string): key is string => typeof key === 'string';
const following = (...changes: [string, SettingValue][]) =>
  Object.fromEntries(withConsequences(new Map(changes), isKey));

it('SCV-006 a hunt that is disabled is also off at login, even if the same save switches that on', () => {
  expect(following([hunt, false])).toEqual({ [hunt]: false, [activity]: 0 });
  expect(following([hunt, false], [activity, 1])).toEqual({ [hunt]: false, [activity]: 0 });
});

it('SCV-007 a hunt that is enabled leaves what happens at login as it is', () => {
  expect(following([hunt, true])).toEqual({ [hunt]: true });
});
