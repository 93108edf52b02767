/** Texts that belong to no single area, and that the first page may show. */
export const shellMessages = {
  /** The language the texts are in, as a BCP 47 tag. */
  language: 'en',
  'access.signedOut': 'Your session has ended. Please log in again.',
  'session.replaced': (p: { person: string }) =>
    `${p.person} has signed in in this browser, so this window works for them now. What was open here is closed.`,
  'session.otherPerson':
    'Another person has signed in in this browser. Nothing was done in their name. Reload the page to go on.',
  'access.forbidden': 'You do not have permission to do this.',
  'access.notAdmin': 'Current user is not an admin',
  'access.moved': 'This campus has moved to another address.',
  'access.singleSignOnRequired':
    'This account allows no passwords. Please sign in on the page of its world, with the provider shown there.',
  'access.verificationRequired': 'Please verify your email address first.',
  'access.suspended': 'You are suspended in this account.',
  'access.passwordExpired': 'Your password has expired. Please change it first.',
  'access.secondFactorTooNew': (p: { days: number }) =>
    `Your second factor was added less than ${p.days} days ago, and not after single sign-on to this account. Enter with an older second factor, or try again later.`,
  'access.secondFactorRequired': 'This account requires two-step verification.',
  'request.malformed': 'The request could not be read. Please check its format.',
  'request.invalid': 'Please check the values you sent.',
  'request.notFound': 'There is nothing at this address.',
  'request.tooMany': (p: { seconds: number }) =>
    `Too many attempts. Please try again in ${p.seconds} ${p.seconds === 1 ? 'second' : 'seconds'}.`,
  'text.nul': 'Text must not contain NUL characters.',
  'text.controls': 'This text has invisible control characters. Please type it instead of pasting it.',
  'text.tooLong': (p: { max: number }) => `At most ${p.max} characters are allowed.`,
  'platform.unavailable': 'The platform cannot be reached at the moment. Please try again in a minute.',
  'platform.reason': (p: { reason: string }) => p.reason,
  'internal.error': 'An internal server error occurred, please try again later.',
  'unexpected.error': 'Oops, something went wrong. Please try again.',
  'server.failed': 'The server could not complete your request. Please try again later.',
  'server.unreachable': 'The server cannot be reached. Please check your connection and try again.',
  offline: (p: { time: string }) =>
    `You have been offline since ${p.time}. What you see may be out of date. Changes are sent when the connection is back.`,
  'unsaved.title': 'Unsaved changes',
  'unsaved.question': 'Are you sure you want to leave this page? You have unsaved changes.',
  'unsaved.leave': 'Leave',
  'unsaved.save': 'Save and leave',
  'unsaved.stay': 'Stay',
  'page.notLoaded':
    'This page could not be loaded. Please check your connection and try again: the console may have been updated.',
  'page.notFound': 'Page Not Found',
  'page.notFound.at': (p: { address: string }) => `There is nothing at ${p.address}.`,
  'page.start': 'Go to the start page',
  'toast.dismiss': 'Dismiss',
} as const;
