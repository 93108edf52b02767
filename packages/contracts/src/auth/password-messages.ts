/** Texts of choosing and changing passwords and emails. */
export const passwordMessages = {
  'password.tooShort': 'Password needs to be a minimum of 8 characters.',
  'password.noLowercase': 'Password must contain at least one lowercase letter.',
  'password.noUppercase': 'Password must contain at least one uppercase letter.',
  'password.noNumber': 'Password must contain at least one number.',
  'password.noSpecial': 'Password must contain at least one special character.',
  'password.spaces': 'Password must not contain spaces.',
  'password.common': 'This password is easy to guess. Choose another one.',
  'password.personal': 'Password must not contain your name, your email, or the name of this service.',
  'password.mismatch': 'Passwords do not match.',
  'password.unchanged': 'The new password must differ from the current one.',
  'password.none': 'You have no password yet. Use "Forgot Password?" to set one.',
  'password.currentWrong': 'The current password is incorrect.',
  'password.expired': 'Your password has expired. Please update it to continue.',
  'password.changed': 'Password changed successfully. Please log in.',
  'password.changeFailed': (p: { reason: string }) => `Failed to change password: ${p.reason}`,
  'password.forgot.invalid': (p: { email: string }) => `Invalid email: ${p.email}`,
  'password.forgot.sent': 'An email has been sent to change your password.',
  'password.reset.invalid': 'This link is no longer valid. Please ask for a new one.',
  'link.replaced': 'A newer email replaces this link. Please open the link in the latest email.',
  'email.asked': (p: { email: string }) =>
    `We sent a link to ${p.email}. Open it to log in with that address from then on.`,
  'email.nonePending': 'No change of your email is pending.',
  'email.confirm.invalid':
    'This link is no longer valid, or belongs to another person. Please log in as the person who requested it.',
  'email.unchanged': 'This is already your email address.',
  'email.taken': 'This email is already in use.',
  'email.objection.invalid': 'This link is no longer valid. Please write to support.',
  'email.objection.done': (p: { email: string }) =>
    `You log in with ${p.email}. Every session was ended, other accounts are unlinked, and second factors added since are removed. We have sent you an email to choose a new password.`,
} as const;
