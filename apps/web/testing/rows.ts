import type { AuditEntry, listAudit } from '@campus/contracts/audit/audit';
import type { listInvitations } from '@campus/contracts/invitations/invitations';
import type { InvitationData } from '@campus/contracts/invitations/joining';
import type { MemberRow } from '@campus/contracts/members/members';
import type { Sender } from '@campus/contracts/senders/senders';
import type { SsoFailure } from '@campus/contracts/sso/sso';
import { pageSize } from '@campus/domain/core/lists';
import type * as z from 'zod';

type InvitationRow = z.output<typeof listInvitations.output>['items'][number];
type AuditPage = Omit<z.output<typeof listAudit.output>, 'next'>;

/** One page of a list, by default the only one. */
export function onePage<Item>(items: Item[], total = items.length, page = 1) {
  return { items, total, page, pageSize } as const;
}

/** A member of the account, as an admin sees it. */
export function aMember(own: Partial<MemberRow> = {}): MemberRow {
  return {
    id: 'membership2',
    userId: 'user2',
    email: 'bola@example.org',
    username: 'bola',
    displayName: 'Bola Nwosu',
    firstName: 'Bola',
    lastName: 'Nwosu',
    contactEmail: 'bola@home.example',
    title: 'Professor',
    teamId: '8',
    permission: 'member',
    previousPermission: null,
    logins: 3,
    lastLoginAt: '2026-11-10T10:00:00.000Z',
    lastInWorldAt: '2026-11-18T09:30:00.000Z',
    createdAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    hardware: { id: 'hw-1', device: 'Laptop', os: 'Windows', graphics: 'Card', processor: 'Chip', ram: '16' },
    customFields: {},
    badges: [],
    can: {
      edit: true,
      changePermission: true,
      remove: true,
      endSessions: true,
      resetPassword: true,
      resetSecondFactor: false,
    },
    ...own,
  };
}

/** A pending invitation, which can be resent and deleted. */
export function anInvitation(own: Partial<InvitationRow> = {}): InvitationRow {
  return {
    id: 'invitation1',
    email: 'chidi@example.org',
    displayName: '',
    firstName: 'Chidi',
    lastName: 'Eze',
    title: '',
    role: 'membersOf_account1',
    permission: 'member',
    teamId: '8',
    badges: [],
    status: 'pending',
    displayStatus: 'pending',
    reason: null,
    message: '',
    hasBeenResent: false,
    invitedBy: 'ana@example.org',
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    mailedAt: '2026-11-01T10:00:00.000Z',
    expiresAt: '2026-12-01T10:00:00.000Z',
    can: { resend: true, remove: true },
    ...own,
  };
}

/** The data behind an invitation link, for a new person. */
export function anInvitationData(own: Partial<InvitationData> = {}): InvitationData {
  return {
    email: 'chidi@example.org',
    firstName: 'Chidi',
    lastName: '',
    userExists: false,
    isWebInvitation: false,
    account: { organizationName: 'Demo Campus', customBranding: false, clientDownloadButtonLabel: '' },
    downloadURL: 'https://client.example/',
    downloadMessage: 'Runs on Windows and macOS.',
    windowsDownloadURL: '',
    macDownloadURL: '',
    hideDownloadLinks: false,
    webWorldName: '',
    webUrl: '',
    ...own,
  };
}

/** The default sender of invitations. */
export function aSender(own: Partial<Sender> = {}): Sender {
  return {
    email: '',
    status: 'Success',
    refusal: null,
    defaultSender: 'invitations@campus.test',
    customInvitationUrl: '',
    ...own,
  };
}

/** One page of the audit log. */
export function anAuditPage(entries: AuditEntry[], own: Partial<AuditPage> = {}): AuditPage {
  const operations = [...new Set(entries.map((entry) => entry.operation))].sort();
  const chosen = { actor: null, target: null };
  return { ...onePage(entries), totalIsExact: true, operations, chosen, keptDays: 730, ...own };
}

/** A role change by the person of the tests. */
export function anAuditEntry(own: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'entry1',
    at: '2026-11-02T14:05:00.000Z',
    operation: 'members.updatePermission',
    outcome: 'success',
    actor: { id: 'user1', email: 'ana@example.org', name: 'Ana Silva' },
    target: { type: 'member', id: 'membership2', label: 'bola@example.org', name: 'Bola Nwosu' },
    before: { permission: 'member' },
    after: { permission: 'leader' },
    reason: '',
    reasons: [],
    requestId: 'request-7',
    ...own,
  };
}

/** A single sign-on that failed 37 times before the person was identified. */
export function aSsoFailure(own: Partial<SsoFailure> = {}): SsoFailure {
  return {
    at: '2026-11-02T14:05:00.000Z',
    kind: 'oidc',
    providerName: 'Demo University',
    email: '',
    cause: 'client',
    code: 'invalid_client',
    times: 37,
    requestId: 'request-7',
    ...own,
  };
}
