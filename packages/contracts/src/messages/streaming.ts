/** Texts of streaming the campus to the browser. */
export const streamingMessages = {
  'streaming.gdnFailed': (p: { status: string; detail: string }) =>
    `Error getting GDN streaming URL: ${p.status} - ${p.detail}`,
  'streaming.noAnswer': 'Could not make request to server.',
  'streaming.vendorFailed': (p: { code: string; status: string }) => `${p.code} - ${p.status}`,
  'streaming.notEnabled': 'Campus streaming is not enabled for this account.',
  'streaming.launched': 'Campus streaming via GDN has been launched.',
  'streaming.ended': 'GDN streaming session ended successfully.',
} as const;
