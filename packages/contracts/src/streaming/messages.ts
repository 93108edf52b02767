/** Texts of streaming the campus to the browser. */
export const streamingMessages = {
  'streaming.gdnFailed': (p: { status: string; detail: string }) =>
    `Error getting GDN streaming URL: ${p.status} - ${p.detail}`,
  'streaming.noAnswer': 'Could not make request to server.',
  'streaming.vendorFailed': (p: { code: string; status: string }) => `${p.code} - ${p.status}`,
  'streaming.notEnabled': 'Campus streaming is not enabled for this account.',
  'streaming.gdnNotEnabled': 'GDN streaming is not enabled for this world.',
  'streaming.gdnNotEnrolled': 'This world is not enrolled in GDN streaming.',
  'streaming.worldUnknown': 'There is no such world.',
  'streaming.redirectMissing': 'The address to return to after streaming is missing.',
  'streaming.redirectForeign': 'After streaming, you can return only to an address of this console.',
  'streaming.badAddress': 'The streaming service named an address that cannot be opened.',
} as const;
