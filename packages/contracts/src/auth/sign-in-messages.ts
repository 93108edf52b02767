/** The texts of the page to sign in. */
export const signInMessages = {
  'signIn.title': 'Sign In',
  'signIn.busy': 'Signing in',
  'signIn.remember': 'Remember me',
  'signIn.or': 'or',
  'signIn.with': (p: { provider: string }) => `Sign in with ${p.provider}`,
  'signIn.link': (p: { provider: string }) => `Link ${p.provider}`,
  'signIn.withPasskey': 'Sign in with a passkey',
  'signIn.back': 'Back to sign in',
} as const;
