import { pageTexts } from '../core/catalogue.ts';

/** The texts of the page that launches streaming and the card of the profile. */
export const streamingPageMessages = pageTexts({
  'streaming.title': 'Campus Stream',
  'streaming.description': 'Enter the campus in this browser, without installing anything.',
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
} as const);
