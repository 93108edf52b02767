import { describe, expect, it } from 'vitest';
import {
  defaultButtonText,
  displayStatus,
  isEmailed,
  refuseDelete,
  refuseInvitedPermission,
  refuseJoin,
  refuseResend,
  sendsAsWebInvitation,
} from './invitations.ts';

describe('invitations', () => {
  it("INV-026 shows an invitation whose message says the person is already a member as 'warning'", () => {
    const saying = (key: string) => displayStatus({ status: 'error', reason: { key } });
    expect(saying('invitations.alreadyMember')).toBe('warning');
    expect(saying('invitations.mailFailed')).toBe('error');
    expect(displayStatus({ status: 'pending', reason: null })).toBe('pending');
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
    expect(refuseDelete(status)).toBe('invitations.delete.notPending');
    expect(refuseDelete('pending')).toBeUndefined();
  });

  it('can be joined through until accepted or expired', () => {
    const now = new Date('2026-01-31T00:00:00Z');
    const later = new Date('2026-01-31T00:00:00.001Z');
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
