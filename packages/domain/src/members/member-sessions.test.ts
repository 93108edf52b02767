import { expect, it } from 'vitest';
import { refuseEndingSessions, type SignedInMember } from './member-sessions.ts';

const member: SignedInMember = {
  actorLevel: 'admin',
  own: false,
  permission: 'member',
  previousPermission: null,
  superadmin: false,
  otherAccounts: false,
};

it.each<[Partial<SignedInMember>, ReturnType<typeof refuseEndingSessions>]>([
  [{}, undefined],
  [{ permission: 'admin' }, undefined],
  [{ permission: 'suspended', previousPermission: 'owner' }, 'members.levelTooHigh'],
  [{ own: true }, 'members.sessions.own'],
  [{ permission: 'owner' }, 'members.levelTooHigh'],
  [{ superadmin: true, actorLevel: 'owner' }, 'members.sessions.superadmin'],
  [{ otherAccounts: true, actorLevel: 'owner' }, 'members.sessions.otherAccounts'],
  [{ otherAccounts: true, superadmin: true, actorLevel: 'superadmin', permission: 'owner' }, undefined],
])('whose sessions an administrator may end: %j is refused with %s', (changed, key) => {
  expect(refuseEndingSessions({ ...member, ...changed })).toBe(key);
});
