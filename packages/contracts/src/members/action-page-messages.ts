import './export-messages.ts';
import { pageTexts } from '../core/catalogue.ts';

/** The texts of the members page about actions on one member, on many, and on all. */
export const memberActionsMessages = pageTexts({
  'noun.leader': { one: 'leader', other: 'leaders' },
  'noun.moderator': { one: 'moderator', other: 'moderators' },
  'noun.admin': { one: 'admin', other: 'admins' },
  'noun.owner': { one: 'owner', other: 'owners' },
  'noun.suspended': { one: 'suspended member', other: 'suspended members' },
  'noun.assignedBadge': { one: 'badge', other: 'badges' },
  'noun.profileValue': { one: 'value of the member profile', other: 'values of the member profile' },
  'noun.madeCredential': { one: 'API credential', other: 'API credentials' },
  'members.actions': 'Actions',
  'members.removal.title': (p: { email: string; account: string }) => `Delete ${p.email} from ${p.account}?`,
  'members.removal.refused': (p: { email: string }) => `${p.email} cannot be deleted`,
  'members.removal.membership': 'the membership',
  'members.removal.role': (p: { role: string }) => `the role ${p.role}`,
  'members.removal.loses': (p: { email: string; account: string; things: string }) =>
    `${p.email} loses access to ${p.account} at once, and with it ${p.things}.`,
  'members.removal.stays':
    'The user stays, with other accounts and the public profile, and can be invited again. Deleting is not a ban: while registration is open, the person can join again. To keep the person out, suspend instead.',
  'members.removal.credentials': (p: { email: string; credentials: string }) =>
    `${p.credentials} that ${p.email} generated will be paused: scripts with them are refused until a person of sufficient role regenerates the secret on the page Integrations.`,
  'members.removed': (p: { email: string }) => `Successfully deleted ${p.email}.`,
  'members.removeFailed': (p: { email: string; message: string }) =>
    `Failed to delete ${p.email}. ${p.message}`,
  'members.resetSecondFactor': 'Reset Two-step Verification',
  'members.resetSecondFactor.title': (p: { email: string }) =>
    `Reset the two-step verification of ${p.email}?`,
  'members.resetSecondFactor.consequence': (p: { email: string }) =>
    `Only do this for a person you know: it removes the second factors of ${p.email} and ends every session. ${p.email} gets an email about it, and logs in with the password alone.`,
  'members.resetSecondFactor.confirm': 'Reset',
  'members.resetSecondFactor.done': (p: { email: string }) =>
    `The second factors of ${p.email} were removed.`,
  'members.resetPassword': 'Reset Password',
  'members.resetPassword.title': (p: { email: string }) => `Reset the password of ${p.email}?`,
  'members.resetPassword.consequence': (p: { email: string }) =>
    `${p.email} gets an email with a link to choose a new password. The present one works until then.`,
  'members.resetPassword.send': 'Send email',
  'members.resetPassword.sent': (p: { email: string }) =>
    `A password reset email is on its way to ${p.email}.`,
  'members.resetPassword.failed': (p: { email: string; reason: string }) =>
    `Failed to send password reset email to ${p.email}: ${p.reason}`,
  'members.endSessions': 'End Sessions',
  'members.endSessions.title': (p: { email: string }) => `End all sessions of ${p.email}?`,
  'members.endSessions.consequence': (p: { email: string }) =>
    `${p.email} is signed out on every device at once and has to sign in again. The role in this account stays.`,
  'members.endSessions.done': (p: { email: string }) => `${p.email} is signed out on every device.`,
  'members.endSessions.failed': (p: { email: string; reason: string }) =>
    `Failed to end the sessions of ${p.email}: ${p.reason}`,
  'members.suspend': 'Suspend',
  'members.suspend.all': 'Suspend all selected',
  'members.suspend.title': (p: { members: string; account: string }) =>
    `Suspend ${p.members} of ${p.account}?`,
  'members.suspend.changing': (p: { people: string }) =>
    `Access ends at once for ${p.people}. What they have is kept, and they can be unsuspended.`,
  'members.suspend.credentials': (p: { credentials: string }) =>
    `${p.credentials} that they generated will be paused: scripts with them are refused until a person of sufficient role regenerates the secret on the page Integrations.`,
  'members.suspend.unchanged': (p: { count: string }) => `Suspended already: ${p.count}`,
  'members.suspended': (p: { n: string; total: string }) => `${p.n} / ${p.total} Users have been suspended.`,
  'members.unsuspend': 'Unsuspend',
  'members.unsuspend.all': 'Unsuspend all selected',
  'members.unsuspend.title': (p: { members: string; account: string }) =>
    `Unsuspend ${p.members} of ${p.account}?`,
  'members.unsuspend.changing': (p: { people: string }) => `Access comes back at once for ${p.people}.`,
  'members.unsuspend.unchanged': (p: { count: string }) => `Not suspended: ${p.count}`,
  'members.unsuspend.roles': 'Their roles afterwards',
  'members.unsuspend.restore': (p: { count: string }) =>
    `The role each had before, where that is on record (${p.count}); the others become members`,
  'members.unsuspend.noneOnRecord': 'No role from before is on record, so all become members.',
  'members.unsuspend.member': 'Member, for everybody',
  'members.unsuspended': (p: { n: string; total: string }) =>
    `${p.n} / ${p.total} Users have been unsuspended.`,
  'members.bulk.own': 'You are among the selected. Your own role stays as it is.',
  'members.bulk.refused': (p: { count: string }) => `You cannot change these, such as owners: ${p.count}`,
  'members.bulk.cameSince': (p: { members: string }) =>
    `Left out, because they came after the count: ${p.members}`,
  'members.bulk.nothing': 'None of the selected members would change.',
  'members.saveFailed': (p: { email: string; reason: string }) =>
    `Failed to save membership for user ${p.email}. ${p.reason}`,
  'members.export.all': 'Export All',
  'members.export.unfiltered': 'Every member, whatever the filters show',
  'members.export.filtered': 'Export Filtered',
  'members.export.matching': (p: { members: string }) => `Those that the filters show: ${p.members}`,
  'members.export.off': 'Off for this account. Support can switch it on.',
} as const);
