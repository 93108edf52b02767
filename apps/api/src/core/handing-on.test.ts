import type { PageAccessMap } from '@campus/domain/access/pages';
import type { PeopleOrigin } from '@campus/domain/members/people-sets';
import { expect, it } from 'vitest';
import { checkFilter, checkHandingOn, checkListing, checkSelection } from './handing-on.ts';

const origins: [keyof PageAccessMap, PeopleOrigin][] = [
  ['analyticsDashboard', { kind: 'figure' }],
  ['roomActivity', { kind: 'activity' }],
  ['roomAttendance', { kind: 'attendance', page: 'roomAttendance' }],
  ['privateVolumeAttendance', { kind: 'record', page: 'privateVolumeAttendance' }],
];

/** A person to whom only these pages are open. */
function calling(...pages: (keyof PageAccessMap)[]) {
  const pageAccess = Object.fromEntries(pages.map((page) => [page, { configured: 'admin' }]));
  return { actor: { accountAccess: { level: 'admin', pageAccess, worldBuildVersion: '1' } } } as const;
}
const refused = expect.objectContaining({ kind: 'forbidden', key: 'access.forbidden' });

it.each(origins)(
  'issue 17 I4: hands on what the page %s shows with that page and the members only',
  (page, origin) => {
    const handOn = (...pages: (keyof PageAccessMap)[]) =>
      checkHandingOn({ ...calling(...pages), input: { origin } });
    handOn(page, 'members');
    const others = origins.flatMap(([other]) => (other === page ? [] : [other]));
    for (const pages of [[page], ['members'], [...others, 'members']] as const)
      expect(() => handOn(...pages)).toThrow(refused);
  },
);

it.each(origins)('issue 17 I4: takes a list of people from who may hand on those of the page %s', (page) => {
  const [may, mayNot] = [calling(page, 'members'), calling('members')];
  const list = { people: 'set1' };
  const selecting = { input: { selection: { matching: { ...list, timeZone: 'UTC' } } } } as Parameters<
    typeof checkSelection
  >[0];
  checkListing(may);
  checkFilter(may, list);
  checkSelection({ ...selecting, ...may });
  expect(() => checkListing(mayNot)).toThrow(refused);
  expect(() => checkFilter(mayNot, list)).toThrow(refused);
  expect(() => checkSelection({ ...selecting, ...mayNot })).toThrow(refused);
  expect(() => checkListing(calling(page))).toThrow(refused);
});

it('issue 17 I4: asks nobody for these pages who filters members otherwise', () => {
  checkFilter(calling('members'), {});
  checkFilter(calling('members'), undefined);
  checkSelection({ ...calling('members'), input: { selection: { ids: ['membership1'] } } });
});
