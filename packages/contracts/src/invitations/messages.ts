/** Texts of inviting people and of joining through an invitation. */
export const invitationsMessages = {
  'invitations.email.required': 'Email Required',
  'invitations.email.format': 'Invalid Email Format',
  'invitations.sender.invalid': 'Invalid Email',
  'invitations.idMissing': 'Missing invitation id',
  'invitations.joinIdMissing': 'Invitation Id Missing',
  'invitations.none': 'There are no invitations for this account.',
  'invitations.noMatch': 'No invitations match your search.',
  'invitations.inviteFirst': 'Invite a person with the form. The invitation appears here.',
  'invitations.notFound': 'This invitation could not be found.',
  'invitations.linkEnded':
    'This link no longer works: the invitation was sent again, or it was deleted. Open the link in the latest invitation email. If there is none, ask the person who invited you to send a new one.',
  'invitations.loadFailed': 'Please try refreshing the page',
  'invitations.disabled': 'Invitations are disabled for this account.',
  'invitations.role.unknown': 'This role does not exist in the account.',
  'invitations.badge.unknown': 'This badge does not exist in the account.',
  'invitations.role.ownerOnly': 'Only owners can invite owners.',
  'invitations.alreadyMember': (p: { email: string }) => `${p.email} is already a member of this account.`,
  'invitations.alreadyAccepted': 'This invitation has already been accepted.',
  'invitations.accessEnded':
    'This invitation was accepted, but the access has ended since. The link cannot restore it: ask an administrator of the organization.',
  'invitations.expired': 'This invitation has expired. Please ask for a new one.',
  'invitations.otherEmail': 'This invitation was sent to another email address.',
  'invitations.emailHeld':
    'A user has just changed from this email address to another one. If that was you, log in with the new address. If it was not, open the link in our email about the change.',
  'invitations.userExists': 'A user with this email already exists. Please log in to accept the invitation.',
  'invitations.inviterLost':
    'The person who sent this invitation may no longer give this role. An administrator has to send it again.',
  'invitations.suspended': 'You are suspended in this account and cannot join it through an invitation.',
  'invitations.resend.notPossible': 'Only pending or failed invitations can be sent again.',
  'invitations.delete.tooHigh': 'Your role does not let you delete an invitation to this role.',
  'invitations.delete.notPending': 'Only pending invitations can be deleted.',
  'invitations.mailFailed': (p: { reason: string }) => `The email could not be delivered: ${p.reason}`,
  'invitations.mailReturned': 'The email could not be delivered: The mail came back.',
  'invitations.mailLost': 'The email could not be delivered: No attempt to send it was completed.',
  'invitations.mails.address': (p: { seconds: number }) =>
    `This person has reached the daily limit of invitations. Please try again in ${spanOf(p.seconds)}.`,
  'invitations.mails.account': (p: { seconds: number }) =>
    `This account has reached its daily limit of invitations. Please try again in ${spanOf(p.seconds)}.`,
  'invitations.mails.ownText': (p: { seconds: number }) =>
    `This account has reached its hourly limit of invitations with its own text. Please try again in ${spanOf(p.seconds)}, or import the people from a file.`,
  'invitations.refresh': 'Please refresh to try again.',
  'invitations.download': (p: { brand: string; organization: string }) =>
    `Install the ${p.brand} client to enter ${p.organization}.`,
  'invitations.mail.subject': (p: { inviter: string; organization: string }) =>
    `${p.inviter} invited you to ${p.organization}`,
  'invitations.mail.title': (p: { organization: string }) => `Join ${p.organization}`,
  'invitations.mail.body': (p: { inviter: string; organization: string; brand: string }) =>
    `${p.inviter} invited you to join ${p.organization} on ${p.brand}.`,
  'invitations.mail.expiry': (p: { date: string }) =>
    `This invitation is for you alone and expires on ${p.date}.`,
  'invitations.mail.sender': (p: { inviter: string; organization: string; support: string }) =>
    `${p.inviter} sent you this invitation to ${p.organization}. If you did not expect it, you can ignore this email. Questions? Write to ${p.support}.`,
  'invitations.updating': 'Updating existing membership.',
  'invitations.unchanged': (p: { email: string }) =>
    `Nothing changed: ${p.email} is already a member with this information.`,
  'invitations.stillSuspended': 'The suspension is not lifted by an invitation.',
  'invitations.notMailed': 'Not mailed, because of "Send to". Resend the invitation to mail its link.',
  'invitations.processing': 'Invitation is now processing.',
  'invitations.resent': 'Successfully re-sent invitation.',
  'invitations.resendFailed': 'Failed to resend invitation.',
  'invitations.deleted': 'Successfully deleted invitation.',
  'noun.pendingInvitation': { one: 'pending invitation', other: 'pending invitations' },
  'invitations.deletedPending': 'Successfully deleted pending invitations.',
  'invitations.deletePendingFailed': 'Failed to delete pending invitations.',
  'invitations.exported': 'Successfully exported file. Processing invited users.',
  'invitations.exportFailed': 'Export failed.',
  'invitations.export.mail.title': 'Your export of the invitations',
  'invitations.export.mail.body': 'All invitations of the account, with the status of each, as a CSV file.',
  'invitations.export.mail.matching': (p: { search: string }) =>
    `The invitations of the account that match “${p.search}”, with the status of each, as a CSV file.`,
  'invitations.export.column.message': 'Message',
  'invitations.export.column.resent': 'Sent Again',
  'invitations.export.resent': 'Yes',
  'invitations.export.notResent': 'No',
  'invitations.export.column.invitedBy': 'Invited By',
  'invitations.export.column.createdAt': 'Invited',
  'invitations.export.column.expiresAt': 'Expires',
  'senders.linkInvalid':
    'This link is not valid, or a newer email replaces it. Open the link in the latest email. If there is none, ask for the sender to be submitted again.',
  'senders.mail.subject': (p: { organization: string; brand: string }) =>
    `${p.organization} on ${p.brand} wants to send invitations from your address`,
  'senders.mail.title': 'Send invitations from this address?',
  'senders.mail.body': (p: { organization: string; brand: string; requester: string; email: string }) =>
    `${p.requester} would like invitations to ${p.organization} on ${p.brand} to come from ${p.email}. Nothing is sent from it until you accept.`,
  'senders.mail.button': 'Accept',
  'senders.mail.expiry': (p: { days: number }) => `You can accept within ${p.days} days.`,
  'senders.mail.withdraw': 'Keep this email: the same link lets you withdraw later what you accepted.',
  'senders.mail.ignore': (p: { support: string }) =>
    `If you do not want that, ignore this email: nothing is sent from your address. Questions? Write to ${p.support}.`,
  'invitations.caption': (p: { from: number; to: number; total: number }) =>
    `${p.from} - ${p.to} of ${p.total} total invitations`,
  'invitations.status.pending': (p: { expires: string }) =>
    `Sent, not yet accepted. The link ends on ${p.expires}.`,
  'invitations.status.expired': (p: { expires: string }) =>
    `Sent, not accepted. The link ended on ${p.expires}.`,
  'invitations.status.resent': 'It has been sent again.',
  'invitations.status.accepted': 'The invitation was accepted.',
  'invitations.status.error': 'The invitation could not be sent.',
  'invitations.status.processing': 'The invitation is being checked and sent.',
  'invitations.resend.again': (p: { email: string }) =>
    `${p.email} was already sent this invitation again. Another email replaces the link in the earlier ones.`,
  'invitations.delete.consequence': (p: { email: string }) =>
    `The link in the email to ${p.email} stops working. You can invite the same person again.`,
  'invitations.webInvalid': 'This web invitation is no longer valid',
  'invitations.webUrlMissing': 'Unable to get URL for web application',
  'registration.email': 'Invalid email.',
  'registration.firstName': 'First name is required.',
  'registration.lastName': 'Last name is required.',
  'registration.password':
    'Password must be at least 8 characters long, contain no spaces, and contain at least one capital letter, one lowercase letter, one number, and one special character in #?!@$%^&*-',
  'registration.consent': 'Please consent to the License Agreement.',
} as const;

/** A time to wait, in hours when it is long, otherwise in minutes; rounded up. */
function spanOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes > 90 ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
