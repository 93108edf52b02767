function formatHistory(seconds: number): string {
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
    `Too many failed attempts. Please try again in ${formatHistory(p.seconds)}, or reset your password.`,
  'auth.token.invalid': 'This sign-in link is no longer valid. Please log in.',
} as const;
