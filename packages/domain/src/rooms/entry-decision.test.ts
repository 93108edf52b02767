import { expect, it } from 'vitest';
import { decideEntry, type EntryRule, type EntryVisitor, mayUse } from './entry-decision.ts';

const room = { permAccess: 1, teamAccess: ['7', '8'], groupAccess: ['Staff', 'Crew'] };
const visitor = (own: Partial<EntryVisitor>): EntryVisitor => ({
  role: 'member',
  teamId: '',
  groups: [],
  ...own,
});

it.each<[Partial<EntryVisitor>, EntryRule]>([
  [{ role: 'superadmin', teamId: '7' }, 'superadmin'],
  [{ role: 'admin', teamId: '7' }, 'role'],
  [{ teamId: '7', groups: ['Staff'] }, 'team'],
  [{ teamId: '9', groups: ['Guests', 'Staff'] }, 'group'],
  [{ teamId: '9', groups: ['Guests'] }, 'none'],
  [{}, 'none'],
])('lets %j into a room by %s', (own, decidedBy) => {
  const decision = decideEntry(room, visitor(own));
  expect(decision).toMatchObject({ decidedBy, allowed: decidedBy !== 'none' });
  expect(mayUse(room, visitor(own))).toBe(decision.allowed);
  expect(decision.chain.filter(({ decides }) => decides)).toEqual([
    expect.objectContaining({ rule: decidedBy, verdict: decidedBy === 'none' ? 'refuses' : 'allows' }),
  ]);
});

it('lists what the room says in each rule; a command has no groups', () => {
  const values = (entry: Parameters<typeof decideEntry>[0]) =>
    decideEntry(entry, visitor({})).chain.map(({ rule, value }) => [rule, value]);
  expect(values(room)).toEqual([
    ['superadmin', undefined],
    ['role', 1],
    ['team', '7, 8'],
    ['group', 'Staff, Crew'],
    ['none', undefined],
  ]);
  expect(values({ permAccess: 0, teamAccess: [] })).toContainEqual(['group', undefined]);
});

it('takes no empty team for that of people without one', () => {
  expect(mayUse({ permAccess: 0, teamAccess: [''] }, visitor({}))).toBe(false);
});
