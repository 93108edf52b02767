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

/** The texts about calls that the first page does not make, and words that it does not use. */
export const callMessages = {
  'noun.day': { one: 'day', other: 'days' },
  'noun.member': { one: 'member', other: 'members' },
  'access.tokenMissing':
    'Send a token as “Authorization: Bearer …”. POST /api/v1/auth/sign-in returns one for an email and a password.',
  'access.tokenEnded':
    'This token is no longer valid. Sign in again, or get a new token of the API credential at /api/oauth/token.',
  'access.suspendedEverywhere': 'You are suspended. Until that ends, you cannot change anything.',
  'access.handedOver': 'This session belongs to another program, which may not do this.',
  'access.notForScripts': 'API credentials cannot do this. Sign in as a person.',
  'access.scopeMissing': (p: { scope: string }) => `The token lacks the scope ${p.scope}.`,
  'access.foreignOrigin': 'Requests from this origin are not accepted.',
  'request.implementation': 'Implementation error. Please contact support.',
  'lists.place': 'Send the value of "next" from the previous answer, or an empty text to begin.',
  'request.contentType': 'Requests must be sent as application/json.',
  'request.tooLarge': 'The request is too large.',
  'request.tooSlow': 'The request took too long to arrive. Please try again.',
  'request.unknownField': (p: { field: string }) => `'${p.field}' is not a known field.`,
  'request.countUnknown': 'What was counted is no longer known. Count again.',
  'request.required': 'This value is required.',
  'request.identifier': 'Must be an identifier of 1 to 32 letters and digits.',
  'request.timeZone': 'Must be an IANA time zone, such as Europe/Berlin.',
  'request.type': (p: { type: string }) => `Must be ${typeWords.get(p.type) ?? p.type}.`,
  'request.oneOf': (p: { allowed: string }) => `Must be one of: ${p.allowed}.`,
  'request.atLeast': (p: { min: number }) => `Must be at least ${p.min}.`,
  'request.atMost': (p: { max: number }) => `Must be at most ${p.max}.`,
  'request.tooManyEntries': (p: { max: number }) => `At most ${p.max} entries are allowed.`,
  'request.accountMissing': 'Account ID is missing.',
  'request.method': 'This address does not support this method.',
  'request.key.invalid': 'An Idempotency-Key has 1 to 255 visible ASCII characters.',
  'request.key.running': 'A call with this Idempotency-Key is still running. Please repeat it later.',
  'request.key.reused':
    'This Idempotency-Key was used for another call. Please choose a new key, or send the same call again.',
  'request.key.forgotten':
    'The call with this Idempotency-Key succeeded, but its answer is no longer stored. Please read what it changed.',
  'request.batchTooLarge': 'These calls ask for too much at once. Send the large ones alone.',
  'request.busy': (p: { seconds: number }) =>
    `Too many reads of this account are running at the moment. Please try again in ${p.seconds} seconds.`,
  'request.tookTooLong': (p: { seconds: number }) =>
    `This takes too long at the moment. Please narrow it down, or try again in ${p.seconds} seconds.`,
  'request.tooManyUploads': (p: { seconds: number }) =>
    `Too many files are being uploaded at the moment. Please try again in ${p.seconds} seconds.`,
  'changes.none': 'There is nothing to update.',
  'option.semicolon': (p: { label: string }) => `${p.label} should not contain semicolon(;)`,
  'gateway.failed': (p: { supportEmail: string }) =>
    `The server could not be asked. Please try again, or write to ${p.supportEmail}.`,
  'account.notLoaded': 'There is no account loaded',
  'page.profile': 'Profile',
  'dateRange.sameDay': 'Start and end dates cannot be the same day. Please select a range of 2 or more days.',
} as const;
