/** Texts of analytics and its reports that every layer may say. */
export const analyticsMessages = {
  'analytics.period.order': 'The first day of the range is after the last.',
  'analytics.period.tooOld': 'The range can begin at most 91 days ago.',
  'analytics.report.tooOld': 'A report can begin at most 400 days ago.',
  'analytics.period.future': 'The range must lie before now.',
  'analytics.room.required': 'Choose a room.',
  'analytics.room.unknown': 'This account has no such room.',
  'analytics.searchType.unknown': 'There is no such export.',
  'analytics.savedView.name.required': 'A view needs a name.',
  'analytics.savedView.name.taken': 'You have another view with this name.',
  'analytics.savedView.notFound': 'This view could not be found.',
  'analytics.savedView.tooLong': 'This is more than a view can hold.',
  'analytics.savedView.unknown': 'A view holds only what the dashboard can show.',
  'analytics.savedView.tooMany': (p: { most: number }) =>
    `You can save ${p.most} views of the dashboard. Delete one first.`,
  'analytics.viewMail.tooMany': (p: { most: number }) =>
    `You can have ${p.most} views of an account mailed. Turn one off first.`,
  'analytics.viewMail.unverified': 'Verify your email address first: figures are mailed to it.',
  'analytics.server.unknown': 'There is no such server.',
  'analytics.serverError':
    'An error occurred with the server so we were unable to complete your request. Please try again later.',
  'analytics.wrongFormat': 'Wrong data format',
  'analytics.eventKeys.tooMany': (p: { most: number }) =>
    `An account has at most ${p.most} keys of servers at a time. Revoke one first.`,
  'analytics.eventKeys.notFound': 'This key could not be found.',
  'usage.events.wrongKey': 'Events need the key of the servers.',
  'usage.batch.keyMissing': 'A batch of events needs an Idempotency-Key.',
  'usage.batch.otherContent': 'A batch with this key and other content was sent before.',
  'usage.batch.retracted': 'The batch with this key was retracted. Send other events with a new key.',
  'usage.batch.unknown': 'No batch was sent with this key in the last 90 days.',
  'usage.batch.otherAccount': (p: { line: number }) =>
    `Line ${p.line} names another account than that of the key.`,
  'usage.batch.tooMany': (p: { max: number }) => `A batch has at most ${p.max} events.`,
  'usage.batch.contentType': 'A batch must be sent as application/x-ndjson, in UTF-8.',
  'usage.batch.encoding': 'A batch can be compressed with gzip only.',
  'usage.batch.incomplete': 'The body is incomplete, or no gzip.',
  'usage.batch.empty': 'The batch has no events.',
  'usage.batch.utf8': (p: { line: number }) => `Line ${p.line} has bytes that are not UTF-8.`,
  'usage.batch.json': (p: { line: number }) => `Line ${p.line} is no JSON object.`,
  'usage.batch.line': (p: { line: number; field: string }) =>
    `Line ${p.line} is no event: "${p.field}" is missing or wrong.`,
  'usage.batch.ahead': (p: { line: number }) => `Line ${p.line} is more than ten minutes ahead.`,
  'usage.batch.expired': (p: { line: number; days: number }) =>
    `Line ${p.line} is older than ${p.days} days. Such events are deleted.`,
  'usage.batch.account': (p: { line: number }) => `Line ${p.line} names an account that does not exist.`,
  'analytics.export.started': 'Export will be emailed to you shortly.',
  'analytics.export.failed': 'Failed to export data',
} as const;
