import { describe, expect, it } from 'vitest';
import { decideRole, refuseInvitee } from './import-decisions.ts';

const admin = { actorLevel: 'admin', protectedAccount: false } as const;
const owner = { actorLevel: 'owner', protectedAccount: false } as const;

describe('a row’s change of a role', () => {
  const change = {
    own: false,
    permission: 'member',
    previousPermission: null,
    to: 'leader',
    owners: 2,
  } as const;

  it('follows the rule for a single change', () => {
    expect(decideRole({ ...admin, ...change })).toEqual({ outcome: 'change' });
    expect(decideRole({ ...admin, ...change, to: 'owner' })).toEqual({
      outcome: 'refuse',
      why: 'members.permission.ownerOnly',
    });
    expect(decideRole({ ...owner, ...change, permission: 'owner', owners: 1 })).toEqual({
      outcome: 'refuse',
      why: 'members.permission.lastOwner',
    });
    expect(decideRole({ ...owner, protectedAccount: true, ...change, to: 'admin' })).toMatchObject({
      why: 'members.permission.protected',
    });
  });

  it('stays unchanged for the importer and for suspended people', () => {
    expect(decideRole({ ...owner, ...change, own: true })).toMatchObject({ outcome: 'keep' });
    expect(decideRole({ ...owner, ...change, permission: 'suspended' })).toEqual({
      outcome: 'keep',
      why: 'imports.row.stillSuspended',
    });
  });
});

it('nobody is invited as suspended, and only owners invite owners', () => {
  expect(refuseInvitee('suspended', owner)).toBe('imports.row.invitedSuspended');
  expect(refuseInvitee('owner', admin)).toBe('invitations.role.ownerOnly');
  expect(refuseInvitee('admin', { ...owner, protectedAccount: true })).toBe('members.permission.protected');
  expect(refuseInvitee('owner', owner)).toBeUndefined();
});
