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
  'auth.verify.heading': 'Verify your email',
  'auth.verify.explanation': (p: { email: string }) =>
    `This account lets only verified email addresses in. Please open the link in the email we sent to ${p.email}.`,
  'password.tooShort': 'Password needs to be a minimum of 8 characters.',
  'password.noLowercase': 'Password must contain at least one lowercase letter.',
  'password.noUppercase': 'Password must contain at least one uppercase letter.',
  'password.noNumber': 'Password must contain at least one number.',
  'password.noSpecial': 'Password must contain at least one special character.',
  'password.spaces': 'Password must not contain spaces.',
  'password.mismatch': 'Passwords do not match.',
} as const;
