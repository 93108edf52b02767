/** Types and formats of JSON values, in words. */
const typeWords: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['date', 'a date (YYYY-MM-DD)'],
  ['datetime', 'a date and time (ISO 8601, UTC)'],
]);

/** Texts that belong to no single area. */
export const shellMessages = {
  /** The language the texts are in, as a BCP 47 tag. */
  language: 'en',
  'noun.day': { one: 'day', other: 'days' },
  'noun.member': { one: 'member', other: 'members' },
  'access.signedOut': 'Your session has ended. Please log in again.',
  'access.tokenMissing':
    'Send a token as “Authorization: Bearer …”. POST /api/v1/auth/sign-in returns one for an email and a password.',
  'access.forbidden': 'You do not have permission to do this.',
  'access.moved': 'This campus has moved to another address.',
  'access.singleSignOnRequired':
    'This account allows no passwords. Please sign in on the page of its world, with the provider shown there.',
  'access.verificationRequired': 'Please verify your email address first.',
  'access.suspended': 'You are suspended in this account.',
  'access.suspendedEverywhere': 'You are suspended. Until that ends, you cannot change anything.',
  'access.passwordExpired': 'Your password has expired. Please change it first.',
  'access.secondFactorRequired': 'This account requires two-step verification.',
  'access.handedOver': 'This session belongs to another program, which may not do this.',
  'access.notForScripts': 'API credentials cannot do this. Sign in as a person.',
  'access.scopeMissing': (p: { scope: string }) => `The token lacks the scope ${p.scope}.`,
  'access.foreignOrigin': 'Requests from this origin are not accepted.',
  'request.malformed': 'The request could not be read. Please check its format.',
  'request.invalid': 'Please check the values you sent.',
  'request.implementation': 'Implementation error. Please contact support.',
  'lists.place': 'Send the value of "next" in the answer before, or an empty text to begin.',
  'request.contentType': 'Requests must be sent as application/json.',
  'request.tooLarge': 'The request is too large.',
  'request.tooSlow': 'The request took too long to arrive. Please try again.',
  'request.unknownField': (p: { field: string }) => `'${p.field}' is not a known field.`,
  'request.type': (p: { type: string }) => `Must be ${typeWords.get(p.type) ?? p.type}.`,
  'request.oneOf': (p: { allowed: string }) => `Must be one of: ${p.allowed}.`,
  'request.atLeast': (p: { min: number }) => `Must be at least ${p.min}.`,
  'request.atMost': (p: { max: number }) => `Must be at most ${p.max}.`,
  'request.tooManyEntries': (p: { max: number }) => `At most ${p.max} entries are allowed.`,
  'request.accountMissing': 'Account ID is missing.',
  'request.notFound': 'There is nothing at this address.',
  'request.method': 'This address does not take this method.',
  'request.key.invalid': 'An Idempotency-Key has 1 to 255 visible ASCII characters.',
  'request.key.running': 'A call with this Idempotency-Key is still running. Please repeat it later.',
  'request.key.reused':
    'This Idempotency-Key was used for another call. Please choose a new key, or send the same call again.',
  'request.tooMany': (p: { seconds: number }) =>
    `Too many attempts. Please try again in ${p.seconds} ${p.seconds === 1 ? 'second' : 'seconds'}.`,
  'request.busy': (p: { seconds: number }) =>
    `Too much is being read of this account at the moment. Please try again in ${p.seconds} seconds.`,
  'request.tookTooLong': (p: { seconds: number }) =>
    `This takes too long at the moment. Please narrow it down, or try again in ${p.seconds} seconds.`,
  'request.tooManyUploads': (p: { seconds: number }) =>
    `Too many files are being uploaded at the moment. Please try again in ${p.seconds} seconds.`,
  'changes.none': 'There is nothing to update.',
  'text.nul': 'Text must not contain NUL characters.',
  'text.controls': 'This text has invisible control characters. Please type it instead of pasting it.',
  'text.tooLong': (p: { max: number }) => `At most ${p.max} characters are allowed.`,
  'option.semicolon': (p: { label: string }) => `${p.label} should not contain semicolon(;)`,
  'platform.unavailable': 'The platform cannot be reached at the moment. Please try again in a minute.',
  'platform.reason': (p: { reason: string }) => p.reason,
  'internal.error': 'An internal server error occurred, please try again later.',
  'unexpected.error': 'Oops, something went wrong. Please try again.',
  'server.failed': 'The server could not complete your request. Please try again later.',
  'server.unreachable': 'The server cannot be reached. Please check your connection and try again.',
  offline: (p: { time: string }) =>
    `You have been offline since ${p.time}. What you see may be out of date. Changes are sent when the connection is back.`,
  'gateway.failed': (p: { supportEmail: string }) =>
    `The server could not be asked. Please try again, or write to ${p.supportEmail}.`,
  'account.notLoaded': 'There is no account loaded',
  'page.profile': 'Profile',
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
  'dateRange.sameDay': 'Start and end dates cannot be the same day. Please select a range of 2 or more days.',
} as const;
