import { describe, expect, it } from 'vitest';
import type { Actor } from '../access/access.ts';
import type { Level, Permission } from '../access/levels.ts';
import {
  defaultButtonText,
  displayStatus,
  type InvitationStatus,
  isEmailed,
  refuseDelete,
  refuseInvitedPermission,
  refuseInviter,
  refuseJoin,
  refuseResend,
  sendsAsWebInvitation,
} from './invitations.ts';

const now = new Date('2026-01-31T00:00:00Z');
const later = new Date('2026-01-31T00:00:00.001Z');

function inviter(level: Level, importLevel: Level = 'admin'): Actor {
  const accountAccess = {
    accountId: 'a1',
    level,
    verificationRequired: true,
    passwordExpired: false,
    singleSignOnRequired: false,
    secondFactorMissing: false,
    movedTo: '',
    worldBuildVersion: '1',
    pageAccess: { import: { configured: importLevel } },
  };
  return {
    userId: 'u1',
    emailVerified: true,
    superadmin: level === 'superadmin',
    suspended: false,
    accountAccess,
  };
}

describe('invitations', () => {
  it("INV-026 shows an invitation whose message says the person is already a member as 'warning'", () => {
    const saying = (key: string) =>
      displayStatus({ status: 'error', reason: { key }, expiresAt: later }, now);
    expect(saying('invitations.alreadyMember')).toBe('warning');
    expect(saying('invitations.mailFailed')).toBe('error');
    expect(displayStatus({ status: 'pending', reason: null, expiresAt: later }, now)).toBe('pending');
  });

  it('shows an invitation whose inviter lost the right to send it as a warning', () => {
    const reason = { key: 'invitations.inviterLost' };
    expect(displayStatus({ status: 'pending', reason, expiresAt: later }, now)).toBe('warning');
  });

  it.each<[InvitationStatus, string]>([
    ['pending', 'expired'],
    ['processing', 'processing'],
    ['accepted', 'accepted'],
    ['error', 'error'],
  ])('shows an invitation in status %s as %s once its link has ended', (status, shown) => {
    const invitation = { status, reason: null };
    expect(displayStatus({ ...invitation, expiresAt: now }, now)).toBe(shown);
    expect(displayStatus({ ...invitation, expiresAt: later }, now)).toBe(status);
  });

  it.each<[Level, Permission, string | undefined]>([
    ['admin', 'admin', undefined],
    ['admin', 'owner', 'invitations.inviterLost'],
    ['owner', 'owner', undefined],
    ['moderator', 'member', 'invitations.inviterLost'],
    ['suspended', 'member', 'invitations.inviterLost'],
  ])('INV-097 an invitation by a person who is now %s, to be %s: %s', (level, permission, lost) => {
    expect(refuseInviter(inviter(level), { permission, protectedAccount: false })).toBe(lost);
  });

  it('gives nothing after its inviter was deleted, has left, or may not open the import page', () => {
    const invitation = { permission: 'member', protectedAccount: false } as const;
    const lost = 'invitations.inviterLost';
    expect(refuseInviter(undefined, invitation)).toBe(lost);
    expect(refuseInviter({ ...inviter('admin'), accountAccess: undefined }, invitation)).toBe(lost);
    expect(refuseInviter(inviter('admin', 'owner'), invitation)).toBe(lost);
    expect(refuseInviter(inviter('admin'), { permission: 'admin', protectedAccount: true })).toBe(lost);
  });

  it('keeps an invitation while its inviter has yet to verify a changed email', () => {
    const unverified = { ...inviter('admin'), emailVerified: false };
    expect(refuseInviter(unverified, { permission: 'member', protectedAccount: false })).toBeUndefined();
  });

  it("INV-031 labels the button 'Accept Invitation' by default", () => {
    expect(defaultButtonText).toBe('Accept Invitation');
  });

  it('INV-061 sends every invitation of a web-only account as a web invitation', () => {
    expect(sendsAsWebInvitation({ isWebOnly: true, isWebEnabled: true }, false)).toBe(true);
    expect(sendsAsWebInvitation({ isWebOnly: false, isWebEnabled: true }, false)).toBe(false);
    expect(sendsAsWebInvitation({ isWebOnly: false, isWebEnabled: true }, true)).toBe(true);
    expect(sendsAsWebInvitation({ isWebOnly: false, isWebEnabled: false }, true)).toBe(false);
  });

  it.each([
    ['admin', 'admin', false, undefined],
    ['admin', 'owner', false, 'invitations.role.ownerOnly'],
    ['owner', 'owner', false, undefined],
    ['superadmin', 'owner', false, undefined],
    ['owner', 'admin', true, 'members.permission.protected'],
    ['superadmin', 'owner', true, 'members.permission.protected'],
    ['admin', 'moderator', true, undefined],
    ['moderator', 'leader', false, undefined],
    ['moderator', 'moderator', false, 'members.permission.tooHigh'],
  ] as const)(
    'lets %s invite %s (protected account: %s): %s',
    (actorLevel, permission, protectedAccount, refusal) => {
      expect(refuseInvitedPermission({ actorLevel, permission, protectedAccount })).toBe(refusal);
    },
  );

  it.each([
    ['pending', undefined],
    ['error', undefined],
    ['accepted', 'invitations.resend.notPossible'],
    ['processing', 'invitations.resend.notPossible'],
  ] as const)('resends an invitation that is %s: %s', (status, refusal) => {
    expect(refuseResend(status)).toBe(refusal);
  });

  it.each(['accepted', 'error', 'processing'] as const)('deletes no invitation that is %s', (status) => {
    expect(refuseDelete('owner', { status, permission: 'member' })).toBe('invitations.delete.notPending');
    expect(refuseDelete('owner', { status: 'pending', permission: 'owner' })).toBeUndefined();
    expect(refuseDelete('admin', { status: 'pending', permission: 'owner' })).toBe(
      'invitations.delete.tooHigh',
    );
  });

  it('can be joined through until accepted or expired', () => {
    expect(refuseJoin({ status: 'pending', expiresAt: later }, now)).toBeUndefined();
    expect(refuseJoin({ status: 'pending', expiresAt: now }, now)).toBe('invitations.expired');
    expect(refuseJoin({ status: 'accepted', expiresAt: later }, now)).toBe('invitations.alreadyAccepted');
  });

  it.each([
    ['all', true, true, true],
    ['newToCampus', true, true, false],
    ['newToCampus', false, true, true],
    ['newToProduct', false, true, false],
    ['newToProduct', false, false, true],
    ['none', false, false, false],
  ] as const)('emails %s invitees (member %s, user %s): %s', (target, isMember, isUser, expected) => {
    expect(isEmailed(target, { isMember, isUser })).toBe(expected);
  });
});
