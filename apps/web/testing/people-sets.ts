import type { PeopleSet } from '@campus/contracts/members/people-sets';

/** A list of the people counted in a figure, three of whom have left. */
export function aPeopleSet(own: Partial<PeopleSet> = {}): PeopleSet {
  return {
    id: 'set1',
    origin: { kind: 'figure', graph: 'logins', date: '2026-11-20', sfsRoom: '' },
    roomName: '',
    total: 41,
    kept: 41,
    present: 38,
    until: '2026-11-24T10:00:00.000Z',
    ...own,
  };
}
