/** Texts of the mails about passwords and emails. */
export const authMailMessages = {
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
  'email.confirm.mail.subject': (p: { brand: string }) => `Confirm your new email for ${p.brand}`,
  'email.confirm.mail.title': 'Confirm your new email',
  'email.confirm.mail.body': (p: { brand: string; email: string }) =>
    `Someone wants to log in to ${p.brand} with ${p.email}. If it was you, open the link and log in as before.`,
  'email.confirm.mail.until': 'Until then, the former address stays the one to log in with.',
  'email.confirm.mail.button': 'Confirm Email',
  'email.confirm.mail.ignore': (p: { support: string }) =>
    `If it was not you, ignore this email: nothing changes. Questions? Write to ${p.support}.`,
  'email.asked.mail.subject': (p: { brand: string }) =>
    `Someone asked to change the email of your ${p.brand} user`,
  'email.asked.mail.title': 'A change of email was requested',
  'email.asked.mail.body': (p: { brand: string; email: string }) =>
    `Someone who knows your ${p.brand} password asked to log in with ${p.email} instead. Until that address is confirmed, you log in with this one.`,
  'email.mail.subject': (p: { brand: string }) => `The email of your ${p.brand} user was changed`,
  'email.mail.title': 'Your email was changed',
  'email.mail.body': (p: { brand: string; email: string }) =>
    `The email of your ${p.brand} user was changed to ${p.email}.`,
  'email.mail.button': 'This was not me',
  'email.mail.consequence':
    'If you did not do this, press "This was not me": you log in with this address, every session is ended, other accounts linked to yours are unlinked, second factors added since are removed, and you get an email to choose a new password.',
  'email.mail.support': (p: { support: string }) => `Wasn't you? Write to ${p.support}.`,
  'email.mail.expiry': (p: { days: number }) => `You can object for ${p.days} days.`,
} as const;
