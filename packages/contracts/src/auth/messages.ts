function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Texts of sign-in, sessions and passwords. */
export const authMessages = {
  'auth.email.required': 'Email is required.',
  'auth.email.format': 'Email is an invalid format.',
  'email.fault.invisible':
    'This email address has an invisible character. Please type it instead of pasting it.',
  'email.fault.named': 'Enter the email address alone, without a name and angle brackets.',
  'email.fault.letters': 'Email addresses with letters other than A to Z are not supported.',
  'email.fault.localLength': 'An email address can have at most 64 characters before the @.',
  'email.fault.dots':
    'The part of an email address before the @ cannot begin or end with a dot, or have two dots in a row.',
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
    `We received a request to reset the ${p.brand} password of ${p.email}. Use this link to choose a new one.`,
  'password.mail.button': 'Reset Password',
  'password.mail.expiry': (p: { minutes: number }) => `The link works once, within ${p.minutes} minutes.`,
  'password.mail.ignore': (p: { support: string }) =>
    `If it was not you, ignore this email: your password stays as it is. Questions? Write to ${p.support}.`,
  'password.notice.subject': (p: { brand: string }) => `Your ${p.brand} password was changed`,
  'password.notice.title': 'Your password was changed',
  'password.notice.changed': (p: { brand: string }) =>
    `Someone who knew your former ${p.brand} password chose a new one.`,
  'password.notice.reset': (p: { brand: string }) =>
    `A new ${p.brand} password was chosen with the link of an email we sent you.`,
  'password.notice.sessions': 'You have to log in again everywhere.',
  'password.notice.notYou': (p: { url: string; support: string }) =>
    `If it was not you, choose another password at ${p.url} at once, and write to ${p.support}.`,
  'mail.greeting': (p: { name: string }) => (p.name === '' ? 'Hello,' : `Hello ${p.name},`),
  'mail.linkHelp': 'If the button does not work, open this address in your browser:',
  'email.asked': (p: { email: string }) =>
    `We sent a link to ${p.email}. Open it to log in with that address from then on.`,
  'email.nonePending': 'No change of your email is waiting any more.',
  'email.confirm.invalid':
    'This link is no longer valid, or belongs to another person. Please log in as the one who asked for it.',
  'email.confirm.mail.subject': (p: { brand: string }) => `Confirm your new email for ${p.brand}`,
  'email.confirm.mail.title': 'Confirm your new email',
  'email.confirm.mail.body': (p: { brand: string; email: string }) =>
    `Someone wants to log in to ${p.brand} with ${p.email}. If it was you, open the link and log in as before.`,
  'email.confirm.mail.until': 'Until then, the former address stays the one to log in with.',
  'email.confirm.mail.button': 'Confirm Email',
  'email.confirm.mail.ignore': (p: { support: string }) =>
    `If it was not you, ignore this email: nothing changes. Questions? Write to ${p.support}.`,
  'email.unchanged': 'This is already your email address.',
  'email.taken': 'This email is already in use.',
  'email.objection.invalid': 'This link is no longer valid. Please write to support.',
  'email.objection.done': (p: { email: string }) =>
    `You log in with ${p.email}. Every session was ended, other accounts are unlinked, and second factors added since are removed. We have sent you an email to choose a new password.`,
  'email.asked.mail.subject': (p: { brand: string }) =>
    `Someone asked to change the email of your ${p.brand} user`,
  'email.asked.mail.title': 'A new email was asked for',
  'email.asked.mail.body': (p: { brand: string; email: string }) =>
    `Someone who knows your ${p.brand} password asked to log in with ${p.email} instead. Until that address is confirmed, you log in with this one.`,
  'email.mail.subject': (p: { brand: string }) => `The email of your ${p.brand} user was changed`,
  'email.mail.title': 'Your email was changed',
  'email.mail.body': (p: { brand: string; email: string }) =>
    `The email of your ${p.brand} user was changed to ${p.email}.`,
  'email.mail.button': 'This was not me',
  'email.mail.consequence':
    'If you did not do this, press "This was not me": you log in with this address, every session is ended, other accounts linked to yours are unlinked, second factors added since are removed, and you get an email to choose a new password.',
  'email.mail.support': (p: { support: string }) => `Was it not you? Write to ${p.support}.`,
  'email.mail.expiry': (p: { days: number }) => `You can object for ${p.days} days.`,
} as const;
