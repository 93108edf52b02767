import { pageTexts } from '../core/catalogue.ts';

/** The texts of the pages of signing in through a provider. */
export const ssoPageMessages = pageTexts({
  'sso.clickHere': 'Click here to go back.',
  'sso.failed': 'Sign-in failed',
  'sso.google.failed': 'Google sign-in failed',
  'sso.microsoft.failed': 'Microsoft sign-in failed',
  'sso.notLinkedTitle': 'Accounts not linked',
  'sso.resetPassword': 'Reset Password',
  'sso.backToAccount': 'Back to your account',
  'sso.link.title': 'Link Accounts',
  'sso.link.help': (p: { provider: string }) =>
    `Your ${p.provider} account is not linked yet. Log in once with your password to link it.`,
  'sso.link.remember': 'Remember me!',
  'sso.link.busy': 'Linking Accounts',
  'sso.passport.link': 'Link Passport',
  'sso.passport.linkHelp': (p: { email: string }) =>
    `You are signed in as ${p.email}. Once your Passport account is linked, you can log in with it.`,
  'sso.passport.linkFirst':
    'Log in with your password first. Then link your Passport account in your profile: from then on you can log in with it.',
  'sso.passport.password': 'Log in with your password',
  'sso.passport.opening': 'Opening Okta Login',
  'sso.passport.loading': 'Loading User Information',
  'sso.signUp.title': 'Sign Up',
  'sso.signUp.help': (p: { provider: string }) =>
    `You are new here. Your ${p.provider} account is all you need to log in from now on.`,
} as const);
