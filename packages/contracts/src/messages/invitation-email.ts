import { pageTexts } from '../catalogue.ts';

/** What the forms say about the email of an invitation. */
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
});
