import type { PageAccessMap } from '@campus/domain/access/pages';
import type { PeopleOrigin } from '@campus/domain/members/people-sets';
import { expect, it } from 'vitest';
import {
  checkFilterPeopleSet,
  checkKeepPeople,
  checkSelectionPeopleSet,
  checkUsePeopleSet,
} from './people-set-access.ts';

const origins: [keyof PageAccessMap, PeopleOrigin][] = [
  ['analyticsDashboard', { kind: 'figure' }],
  ['roomActivity', { kind: 'activity' }],
  ['roomAttendance', { kind: 'attendance', page: 'roomAttendance' }],
  ['privateVolumeAttendance', { kind: 'record', page: 'privateVolumeAttendance' }],
];

/** A person with access to these pages only. */
function calling(...pages: (keyof PageAccessMap)[]) {
  const pageAccess = Object.fromEntries(pages.map((page) => [page, { configured: 'admin' }]));
  return { actor: { accountAccess: { level: 'admin', pageAccess, worldBuildVersion: '1' } } } as const;
}
const refused = expect.objectContaining({ kind: 'forbidden', key: 'access.forbidden' });

it.each(origins)(
  'keeps the people that the page %s shows with that page and the members only',
  (page, origin) => {
    const keep = (...pages: (keyof PageAccessMap)[]) =>
      checkKeepPeople({ ...calling(...pages), input: { origin } });
    keep(page, 'members');
    const others = origins.flatMap(([other]) => (other === page ? [] : [other]));
    for (const pages of [[page], ['members'], [...others, 'members']] as const)
      expect(() => keep(...pages)).toThrow(refused);
  },
);

it.each(origins)('takes a people set from who may keep the people of the page %s', (page) => {
  const [may, mayNot] = [calling(page, 'members'), calling('members')];
  const list = { people: 'set1' };
  const selecting = { input: { selection: { matching: { ...list, timeZone: 'UTC' } } } } as Parameters<
    typeof checkSelectionPeopleSet
  >[0];
  checkUsePeopleSet(may);
  checkFilterPeopleSet(may, list);
  checkSelectionPeopleSet({ ...selecting, ...may });
  expect(() => checkUsePeopleSet(mayNot)).toThrow(refused);
  expect(() => checkFilterPeopleSet(mayNot, list)).toThrow(refused);
  expect(() => checkSelectionPeopleSet({ ...selecting, ...mayNot })).toThrow(refused);
  expect(() => checkUsePeopleSet(calling(page))).toThrow(refused);
});

it('asks nobody for these pages who filters members otherwise', () => {
  checkFilterPeopleSet(calling('members'), {});
  checkFilterPeopleSet(calling('members'), undefined);
  checkSelectionPeopleSet({ ...calling('members'), input: { selection: { ids: ['membership1'] } } });
});
