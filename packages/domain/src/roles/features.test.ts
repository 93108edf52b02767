import { expect, it } from 'vitest';
import type { RoomRole } from '../access/room-levels.ts';
import {
  type FeatureId,
  featureIds,
  features,
  isOffered,
  thresholdField,
  thresholdOfFeature,
} from './features.ts';

/** The rows of the specification in this test's own words: which role, and whether a build is asked for. */
const rows: readonly [row: string, role: RoomRole, needsBuild: boolean, ids: readonly FeatureId[]][] = [
  [
    'ROL-016',
    'member',
    false,
    [
      'moveable',
      'uploadfiles',
      'roommeetingconfig',
      'chatbotinteractions',
      'webboard',
      'screenshare',
      'webcam',
    ],
  ],
  ['ROL-017', 'member', true, ['dances', 'emotes', 'officeconfig']],
  [
    'ROL-018',
    'leader',
    false,
    ['broadcastroom', 'privatevolumetoggle', 'roomconfig', 'stage', 'webvolume', 'changeroomconfiguration'],
  ],
  ['ROL-019', 'leader', true, ['meetingtimer', 'meetingtimermode']],
  [
    'ROL-020',
    'moderator',
    false,
    [
      'broadcast',
      'colorcontrol',
      'imageboards',
      'roomcommonarea',
      'stickynotes',
      'textsigns',
      'toggleinfo',
      'persistentchatbots',
      'kick',
    ],
  ],
  ['ROL-021', 'moderator', true, ['officecolorcontrol', 'mute', 'placeimages', 'scavengerhunt']],
  [
    'ROL-022',
    'admin',
    false,
    ['doordestination', 'flagcontrol', 'roomaddons', 'roomsize', 'ticketmachines', 'sttroomsettings'],
  ],
  ['ROL-023', 'superadmin', false, ['textchatmoderation']],
];

it.each(rows)(
  '%s: %s is the lowest role by default, with a build to be had: %s',
  (_, role, needsBuild, ids) => {
    for (const id of ids)
      expect([id, features[id].role, features[id].minBuildVersion !== undefined]).toEqual([
        id,
        role,
        needsBuild,
      ]);
  },
);

it('ROL-026 puts screen share, webcam, and presenter tool for members and the homepages for leaders on the control panel', () => {
  const onPanel = featureIds.filter((id) => features[id].panel);
  expect(onPanel.map((id) => [id, features[id].role])).toEqual([
    ['screenshare', 'member'],
    ['webcam', 'member'],
    ['presentertool', 'member'],
    ['boardhomepage', 'leader'],
    ['resethomepage', 'leader'],
  ]);
  const named = new Set([...rows.flatMap(([, , , ids]) => ids), ...onPanel]);
  expect(featureIds.filter((id) => !named.has(id))).toEqual([]);
});

it('ROL-024 lets the field of the server configuration decide once it is set, also when it is 0', () => {
  for (const id of featureIds)
    for (const value of [0, 1, 4, 8, 16])
      expect(thresholdOfFeature(id, { [thresholdField(id)]: value })).toBe(value);
  expect(thresholdOfFeature('kick', {})).toBe(4);
  expect(thresholdOfFeature('kick', { kickMinPermissions: null, muteMinPermissions: 0 })).toBe(4);
  expect(thresholdOfFeature('textchatmoderation', {})).toBe(18);
  expect(thresholdOfFeature('boardhomepage', { webBoardHomepageMinPermissions: 16 })).toBe(16);
  expect(new Set(featureIds.map(thresholdField)).size).toBe(featureIds.length);
});

it.each([
  ['dances', '1.3.9', false],
  ['dances', '1.4', true],
  ['placeimages', '1.9.9', false],
  ['placeimages', '1.10.0', true],
  ['kick', '0', true],
] as const)('ROL-025 offers %s in a world of build %s: %s', (id, worldBuildVersion, offered) => {
  expect(isOffered(id, { worldBuildVersion, allowsBoardHomepages: true })).toBe(offered);
});

it('ROL-027 offers the homepages of boards only to an account that allows them', () => {
  const offered = (allowsBoardHomepages: boolean) =>
    featureIds.filter((id) => isOffered(id, { worldBuildVersion: '9', allowsBoardHomepages }));
  expect(offered(true)).toEqual(featureIds);
  expect(offered(false)).toEqual(featureIds.filter((id) => id !== 'boardhomepage'));
});
