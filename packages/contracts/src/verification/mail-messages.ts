/** The verification email. */
export const verificationMailMessages = {
  'verification.mail.subject': (p: { place: string }) => `Verify your email for ${p.place}`,
  'verification.mail.title': 'Verify your email',
  'verification.mail.body': (p: { place: string; email: string }) =>
    `Please confirm that ${p.email} is your address, so that you can use ${p.place}.`,
  'verification.mail.button': 'Verify Email',
  'verification.mail.expiry': (p: { days: number }) =>
    `The link works for ${p.days} days. Only the link in the latest email works.`,
  'verification.mail.ignore': (p: { support: string }) =>
    `If you did not ask for this, you can ignore this email. Questions? Write to ${p.support}.`,
} as const;
