/** Texts of managing invitations that only people inside an account read. */
export const invitationManagementMessages = {
  'invitations.remind.role': 'Your role does not let you send an invitation to this role.',
  'invitations.remind.address': 'This person has reached the daily limit of invitations.',
  'invitations.remind.account': 'This account has reached its daily limit of invitations.',
  'invitations.remind.changed': 'It was answered, changed, sent again, or deleted after the count.',
  'invitations.export.mail.listed':
    'The invitations of the account that match the filters of your list, with the status of each, as a CSV file.',
} as const;
