import { pageTexts } from '../core/catalogue.ts';

/** The texts of the pages of inviting people. */
export const invitationsPageMessages = pageTexts({
  'invitations.title': 'Invitations',
  'invitations.search': 'Search invitations',
  'invitations.statusTitle': 'Invite Status',
  'invitations.column.role': 'Role',
  'invitations.column.status': 'Status',
  'invitations.column.updated': 'Updated',
  'invitations.column.mailed': 'Last mailed',
  'invitations.notYetMailed': 'Not mailed',
  'invitations.statusFilter': 'Filter by status',
  'invitations.statusFilter.all': 'All statuses',
  'invitations.role.member': 'member',
  'invitations.role.leader': 'leader',
  'invitations.role.moderator': 'moderator',
  'invitations.role.admin': 'admin',
  'invitations.role.owner': 'owner',
  'invitations.role.suspended': 'suspended',
  'invitations.state.pending': 'Pending',
  'invitations.state.accepted': 'Accepted',
  'invitations.state.error': 'Error',
  'invitations.state.processing': 'Processing',
  'invitations.state.warning': 'Warning',
  'invitations.state.expired': 'Expired',
  'invitations.resend': 'Resend',
  'invitations.resend.title': (p: { email: string }) => `Send the invitation to ${p.email} once more?`,
  'invitations.delete.title': (p: { email: string }) => `Delete the invitation to ${p.email}?`,
  'invitations.noMatchOfFilters': 'No invitations match your filters.',
  'invitations.actions': 'Bulk actions',
  'invitations.export': 'Export all',
  'invitations.export.found': (p: { search: string; count: string }) =>
    `Export matches of “${p.search}” (${p.count})`,
  'invitations.export.listed': (p: { count: string }) => `Export this list (${p.count})`,
  'invitations.remind': 'Resend to all who did not answer',
  'invitations.remind.listed': 'Resend to those in this list who did not answer',
  'invitations.remind.title': (p: { invitations: string }) => `Send ${p.invitations} again?`,
  'invitations.remind.nobody': 'There is no invitation that waits for an answer.',
  'invitations.remind.none': (p: { invitations: string }) =>
    `Nobody has answered ${p.invitations}, but none can be sent again now.`,
  'invitations.remind.consequence': (p: { invitations: string }) =>
    `${p.invitations} will be mailed with a new link. The links in the earlier emails stop working.`,
  'invitations.remind.expired': (p: { count: string }) => `Expired among these: ${p.count}`,
  'invitations.remind.why.role': (p: { count: string }) =>
    `Not mailed, because your role does not reach the role they get: ${p.count}`,
  'invitations.remind.why.member': (p: { count: string }) =>
    `Not mailed, because they are members already: ${p.count}`,
  'invitations.remind.why.notMailed': (p: { count: string }) =>
    `Not mailed, because they were invited without an email: ${p.count}`,
  'invitations.remind.why.address': (p: { count: string }) =>
    `Not mailed, because they have reached the daily limit of invitations: ${p.count}`,
  'invitations.remind.why.account': (p: { count: string }) =>
    `Not mailed, because the account reaches its daily limit of invitations: ${p.count}`,
  'invitations.remind.ended': (p: { done: string; total: string }) =>
    `Invitations that are on their way again: ${p.done} of ${p.total}`,
  'invitations.deletePending': 'Delete pending',
  'invitations.deletePending.title': 'Delete Pending Invitations',
  'invitations.deletePending.none': 'There is no pending invitation that you can delete.',
  'invitations.deletePending.consequence': (p: { invitations: string; expired: number }) =>
    `${p.invitations}${p.expired === 0 ? '' : ` (${p.expired} expired)`} will be deleted. The links in these emails stop working; you can invite the same people again.`,
  'invitations.deletedOf': (p: { removed: string; counted: string }) =>
    `${p.removed} of the ${p.counted} that were counted have been deleted. The others are no longer as they were.`,
  'invitations.cameSince': (p: { invitations: string }) =>
    `Left out, because they came or were sent after the count: ${p.invitations}`,
  'invite.title': 'Individual Invite',
  'invite.displayName': 'Display Name',
  'invite.firstName': 'First Name',
  'invite.lastName': 'Last Name',
  'invite.jobTitle': 'Title',
  'invite.role': 'Role',
  'invite.role.none': 'Member, or unchanged',
  'invite.team': 'Team ID',
  'invite.team.none': 'Account default',
  'invite.badges': 'Badges',
  'invite.overwrite': 'Overwrite existing information',
  'invite.overwrite.help':
    'A person who is already a member gets what is entered here: name, title, role, team and badges.',
  'invite.send': 'Send invitation',
} as const);
