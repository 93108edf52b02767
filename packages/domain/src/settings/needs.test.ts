import { expect, it } from 'vitest';
import { customStatusBuild, isAvailable, type SettingFacts, type SettingNeed } from './needs.ts';

const facts: SettingFacts = {
  hidesDisableWorld: false,
  isStreamingEnrolled: true,
  isGdnEnabled: true,
  hasSpeechToText: true,
  hasZoom: true,
  allowsPrivateSpaces: true,
  worldBuildVersion: customStatusBuild,
};

it.each<[string, SettingNeed, Partial<SettingFacts>]>([
  ['WLD-034 disabling the world, where the account hides it', 'disableWorld', { hidesDisableWorld: true }],
  ['INT-023 streaming, where the account is not enrolled', 'streaming', { isStreamingEnrolled: false }],
  ['INT-023 streaming by GDN, where it is not enabled', 'gdnStreaming', { isGdnEnabled: false }],
  [
    'INT-022 speech-to-text, where it is neither allowed nor enabled',
    'speechToText',
    { hasSpeechToText: false },
  ],
  ['INT-022 Zoom, where it is neither allowed nor enabled', 'zoom', { hasZoom: false }],
  ['private spaces, where the account has none', 'privateSpaces', { allowsPrivateSpaces: false }],
  ['CTL-004 custom statuses, in a world of an older build', 'customStatus', { worldBuildVersion: '1.1.9' }],
])('an account has no setting of %s', (_, need, lacking) => {
  expect(isAvailable(need, facts)).toBe(true);
  expect(isAvailable(need, { ...facts, ...lacking })).toBe(false);
});

it('every account has a setting that needs nothing', () => {
  expect(isAvailable(undefined, { ...facts, hidesDisableWorld: true })).toBe(true);
});
