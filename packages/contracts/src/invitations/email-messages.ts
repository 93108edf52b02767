import { pageTexts } from '../core/catalogue.ts';

/** The texts of the forms about the email of an invitation. */
export const invitationEmailMessages = pageTexts({
  'invite.mail': 'Email',
  'invite.mail.sendTo': 'Send to',
  'invite.mail.sendTo.all': 'Everyone',
  'invite.mail.sendTo.newToCampus': 'People new to this campus',
  'invite.mail.sendTo.newToProduct': 'People without a user account',
  'invite.mail.sendTo.none': 'Nobody',
  'invite.mail.subject': 'Subject',
  'invite.mail.title': 'Email title',
  'invite.mail.body': 'Message',
  'invite.mail.button': 'Button text',
  'invite.mail.replyTo': 'Reply-to',
  'invite.mail.asWeb': 'Send as web invitation',
  'sender.label': 'From',
  'sender.loading': 'Checking the address …',
  'sender.default': (p: { defaultSender: string }) =>
    `Invitations come from the default sender, ${p.defaultSender}.`,
  'sender.success': 'Verified: invitations come from this address.',
  'sender.pending': (p: { defaultSender: string }) =>
    `Its owner has been asked by email and has not accepted yet. Until then invitations come from ${p.defaultSender}.`,
  'sender.failed.withdrawn': (p: { defaultSender: string }) =>
    `Its owner has withdrawn: invitations come from ${p.defaultSender} again. You can ask once more.`,
  'sender.failed.undeliverable': (p: { defaultSender: string }) =>
    `The email to its owner could not be delivered, so invitations come from ${p.defaultSender}.`,
  'sender.failed.late': (p: { defaultSender: string }) =>
    `Its owner did not accept in time. Invitations come from ${p.defaultSender}.`,
  'sender.unlisted': (p: { defaultSender: string }) =>
    `This address was not found. Invitations come from ${p.defaultSender} until it is added and accepted.`,
  'sender.typing': 'Not applied yet. Its owner will be asked by email to accept.',
  'sender.typingDefault': 'Not applied yet. Empty goes back to the default sender.',
  'sender.apply': 'Apply the address',
  'sender.resend': 'Send the verification email again',
  'sender.add': 'Add the address',
  'sender.links': (p: { address: string }) => `Links in these emails begin with ${p.address}`,
});
