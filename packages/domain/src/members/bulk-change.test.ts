import { describe, expect, it } from 'vitest';
import { type BulkChange, type BulkMember, decideBulkChange } from './bulk-change.ts';

const suspending: BulkChange = {
  action: 'suspend',
  restore: false,
  actorLevel: 'admin',
  protectedAccount: false,
  owners: 2,
};
const unsuspending: BulkChange = { ...suspending, action: 'unsuspend' };
const member: BulkMember = { own: false, permission: 'member', previousPermission: null };
const skipped = (refusal: string) => ({ outcome: 'skipped', refusal });
const failed = (refusal: string) => ({ outcome: 'failed', refusal });
const becomes = (to: string) => ({ outcome: 'done', to });

describe('suspending one of many', () => {
  it.each<[Partial<BulkMember>, Partial<BulkChange>, object]>([
    [{}, {}, becomes('suspended')],
    [{ permission: 'admin' }, {}, becomes('suspended')],
    [{ own: true, permission: 'admin' }, {}, skipped('members.permission.own')],
    [{ permission: 'suspended' }, {}, skipped('members.permission.alreadySuspended')],
    [{ permission: 'owner' }, {}, failed('members.permission.ownerOnly')],
    [{ permission: 'owner' }, { actorLevel: 'owner' }, becomes('suspended')],
    [
      { permission: 'owner' },
      { actorLevel: 'superadmin', owners: 1 },
      failed('members.permission.lastOwner'),
    ],
    [{ permission: 'admin' }, { protectedAccount: true }, becomes('suspended')],
    [{ permission: 'admin' }, { actorLevel: 'leader' }, failed('members.levelTooHigh')],
    [{ permission: 'leader' }, { actorLevel: 'leader' }, failed('members.levelTooHigh')],
    [{}, { actorLevel: 'leader' }, becomes('suspended')],
  ])('makes of %j by %j %j', (of, by, decision) => {
    expect(decideBulkChange({ ...member, ...of }, { ...suspending, ...by })).toEqual(decision);
  });
});

describe('unsuspending one of many', () => {
  const before = (previousPermission: BulkMember['previousPermission']) =>
    ({ permission: 'suspended', previousPermission }) as const;

  it.each<[Partial<BulkMember>, Partial<BulkChange>, object]>([
    [before(null), {}, becomes('member')],
    [before('admin'), {}, becomes('member')],
    [before('admin'), { restore: true }, becomes('admin')],
    [before('admin'), { actorLevel: 'moderator' }, failed('members.levelTooHigh')],
    [before('leader'), { actorLevel: 'moderator', restore: true }, becomes('leader')],
    [before('owner'), {}, failed('members.levelTooHigh')],
    [before('owner'), { restore: true }, failed('members.levelTooHigh')],
    [before(null), { actorLevel: 'leader' }, becomes('member')],
    [before(null), { actorLevel: 'member' }, failed('members.permission.tooHigh')],
    [before(null), { restore: true }, becomes('member')],
    [before('suspended'), { restore: true }, becomes('member')],
    [before('owner'), { restore: true, actorLevel: 'owner' }, becomes('owner')],
    [{ permission: 'leader' }, {}, skipped('members.permission.notSuspended')],
    [{ own: true, ...before('admin') }, { restore: true }, skipped('members.permission.own')],
  ])('makes of %j by %j %j', (of, by, decision) => {
    expect(decideBulkChange({ ...member, ...of }, { ...unsuspending, ...by })).toEqual(decision);
  });

  it('makes a person a member if the caller may not give the old role, and says which it was', () => {
    const restoring = { ...unsuspending, restore: true, protectedAccount: true };
    expect(decideBulkChange({ ...member, ...before('admin') }, restoring)).toEqual({
      outcome: 'done',
      to: 'member',
      notRestored: { permission: 'admin', refusal: 'members.permission.protected' },
    });
  });
});
