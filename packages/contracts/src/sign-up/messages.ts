/** Texts of sign-up, and of resolving the world to sign up in. */
export const signUpMessages = {
  'signUp.firstName.noLetter': 'First name must contain at least one letter.',
  'signUp.phone.required': 'Phone number is required.',
  'signUp.phone.format': 'Phone number can only contain digits and hyphens.',
  'signUp.organization.required': 'Organization is required.',
  'signUp.size.required': 'Please select an organization size.',
  'signUp.country.required': 'Please select a country.',
  'signUp.answer.required': 'Please select an answer for the questionnaire.',
  'signUp.agreement': 'Must agree to the license agreement.',
  'signUp.emailTaken': 'This email is already registered. Please log in.',
  'signUp.noAccount': 'The account you want to join does not exist.',
  'signUp.invitesOnly': 'This world is for invited people only. Please ask for an invitation.',
  'signUp.byInvitation':
    'This email address can join this account only by invitation. Please ask an administrator of the account to invite you.',
  'signUp.restricted': 'Registration in this world is limited to certain email addresses.',
  'worlds.nameMissing': (p: { id: string }) => `World ${p.id} is missing a name.`,
  'worlds.configFailed': 'Failed to get server configuration.',
  'worlds.notFound': (p: { id: string }) => `Could not find world ${p.id}.`,
  'worlds.failed': (p: { reason: string }) => `Failed to resolve world data: ${p.reason}`,
} as const;
