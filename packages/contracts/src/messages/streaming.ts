/** Texts of streaming the campus to the browser. */
export const streamingMessages = {
  'streaming.title': 'Campus Stream',
  'streaming.description': 'Enter the campus in this browser, without installing anything.',
  'streaming.gdnFailed': (p: { status: string; detail: string }) =>
    `Error getting GDN streaming URL: ${p.status} - ${p.detail}`,
  'streaming.noAnswer': 'Could not make request to server.',
  'streaming.vendorFailed': (p: { code: string; status: string }) => `${p.code} - ${p.status}`,
  'streaming.notEnabled': 'Campus streaming is not enabled for this account.',
  'streaming.gdnNotEnabled': 'GDN streaming is not enabled for this world.',
  'streaming.gdnNotEnrolled': 'This world is not enrolled in GDN streaming.',
  'streaming.worldUnknown': 'There is no such world.',
  'streaming.redirectMissing': 'The address to return to after streaming is missing.',
  'streaming.redirectForeign': 'After streaming only an address of this console can be returned to.',
  'streaming.badAddress': 'The streaming service named an address that cannot be opened.',
  'streaming.launching': 'Launching campus streaming …',
  'streaming.launched': 'Campus streaming via GDN has been launched.',
  'streaming.ended': 'GDN streaming session ended successfully.',
  'streaming.sessionEnded': 'The streaming session ended successfully.',
  'streaming.status.rejected':
    'The streaming session was refused: bad query parameters, invalid nonce or authentication failure.',
  'streaming.status.internal': 'The streaming session ended with an internal error.',
  'streaming.status.suspended': 'The streaming campaign is suspended.',
  'streaming.status.unknown': 'The streaming session ended with an unknown session status.',
  'streaming.retry': 'Retry',
  'streaming.browser.title': 'This browser may not be able to show the campus.',
  'streaming.browser.supported':
    'Streaming works in Chrome 77 or later on macOS, Windows or Chrome OS, and in Edge 91 or later on Windows.',
  'streaming.browser.anyway': 'Try with incompatible browser',
  'streaming.client.old': (p: { build: string; minimum: string }) =>
    `This world runs build ${p.build} of the client; streaming needs build ${p.minimum} or later.`,
} as const;
