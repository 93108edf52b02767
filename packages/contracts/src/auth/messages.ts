function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Texts of sign-in, sessions and passwords. */
export const authMessages = {
  'auth.email.required': 'Email is required.',
  'auth.email.format': 'Email is an invalid format.',
  'auth.password.required': 'Password is required.',
  'auth.incorrect': 'Email or password is incorrect. Try again.',
  'auth.noUser': 'Could not find user.',
  'auth.verificationEmail':
    'Please verify your email address before you log in. We can send the verification email again.',
  'auth.signedIn': 'You are now logged in.',
  'auth.locked': (p: { seconds: number }) =>
    `Too many failed attempts. Please try again in ${inWords(p.seconds)}, or reset your password.`,
  'auth.token.invalid': 'This sign-in link is no longer valid. Please log in.',
  'password.tooShort': 'Password needs to be a minimum of 8 characters.',
  'password.noLowercase': 'Password must contain at least one lowercase letter.',
  'password.noUppercase': 'Password must contain at least one uppercase letter.',
  'password.noNumber': 'Password must contain at least one number.',
  'password.noSpecial': 'Password must contain at least one special character.',
  'password.spaces': 'Password must not contain spaces.',
  'password.common': 'This password is one of the first that others would guess. Choose another one.',
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
  'password.mail.subject': (p: { brand: string }) => `Reset your ${p.brand} password`,
  'password.mail.title': 'Reset your password',
  'password.mail.body': (p: { brand: string; email: string }) =>
    `We received a request to reset the ${p.brand} password of ${p.email}. Choose a new one with the button below.`,
  'password.mail.button': 'Reset Password',
  'password.mail.expiry': (p: { minutes: number }) => `The link works once, within ${p.minutes} minutes.`,
  'password.mail.ignore': (p: { support: string }) =>
    `If it was not you, ignore this email: your password stays as it is. Questions? Write to ${p.support}.`,
  'mail.greeting': (p: { name: string }) => (p.name === '' ? 'Hello,' : `Hello ${p.name},`),
  'mail.linkHelp': 'If the button does not work, open this address in your browser:',
  'email.changed': (p: { email: string }) =>
    `Your email is now ${p.email}. Please open the link we sent there to verify it.`,
  'email.unchanged': 'This is already your email address.',
  'email.taken': 'This email is already in use.',
  'email.objection.invalid': 'This link is no longer valid. Please write to support.',
  'email.objection.done': (p: { email: string }) =>
    `Your email is ${p.email} again, every session was ended, and no other account is linked to yours any more. We have sent you an email to choose a new password.`,
  'email.mail.subject': (p: { brand: string }) => `The email of your ${p.brand} user was changed`,
  'email.mail.title': 'Your email was changed',
  'email.mail.body': (p: { brand: string; email: string }) =>
    `The email of your ${p.brand} user was changed to ${p.email}.`,
  'email.mail.button': 'This was not me',
  'email.mail.consequence':
    'If you did not do this, use the button: your email is changed back, every session is ended, other accounts linked to yours are unlinked, and you get an email to choose a new password.',
  'email.mail.support': (p: { support: string }) => `Was it not you? Write to ${p.support}.`,
  'email.mail.expiry': (p: { days: number }) => `You can object for ${p.days} days.`,
} as const;
