/** Texts of verifying an email address. */
export const verificationMessages = {
  'verification.codeMissing': 'Verification code is missing.',
  'verification.codeInvalid': 'Verification code is invalid.',
  'verification.alreadyVerified': 'Email is already verified.',
  'verification.reLogIn': 'Email is already verified. Please re-log in.',
  'verification.success': 'Congratulations!',
  'verification.successDetail': (p: { email: string }) => `${p.email} is verified.`,
  'verification.failed': 'Verification Failed',
  'verification.resent': 'Successfully sent verification email.',
  'verification.resendFailed': 'Failed to send verification email.',
  'verification.sending': 'Sending verification email',
  'verification.sentTo': (p: { email: string }) => `Sent verification email to ${p.email}.`,
  'verification.resend': 'Resend verification email',
  'verification.required': 'Verification Required',
  'verification.explanation': (p: { organization: string; email: string }) =>
    `${p.organization} lets only verified email addresses in. Please open the link in the email we sent to ${p.email}.`,
} as const;
