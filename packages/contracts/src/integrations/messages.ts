/** Texts of what the world is connected with. */
export const integrationsMessages = {
  'integrations.slack.failed': 'Failed to connect to Slack.',
  'integrations.slack.notOffered': 'This console is not set up for Slack.',
  'integrations.notConnected': (p: { connection: string }) =>
    `The world is not connected with ${p.connection}.`,
  'integrations.slack.testMessage': (p: { brand: string; organization: string }) =>
    `Test message of ${p.brand}: ${p.organization} is connected with this channel.`,
  'integrations.connection.slack': 'Slack',
  'integrations.connection.streaming': 'Nutanix Streaming',
  'integrations.connection.gdn': 'GDN Streaming',
  'integrations.connection.zoom': 'Zoom',
  'integrations.outcome.ok': 'Succeeded.',
  'integrations.outcome.refused': 'The vendor refused the call.',
  'integrations.outcome.timeout': 'The vendor did not answer in time.',
  'integrations.outcome.unreachable': 'The vendor could not be reached.',
  'integrations.outcome.malformed': 'The vendor gave an invalid answer.',
  'integrations.mail.subject': (p: { connection: string; organization: string }) =>
    `${p.connection} no longer works for ${p.organization}`,
  'integrations.mail.title': (p: { connection: string }) => `${p.connection} no longer works`,
  'integrations.mail.what': (p: { connection: string; organization: string; reason: string }) =>
    `The connection of ${p.organization} with ${p.connection} worked until now. The last call failed: ${p.reason}`,
  'integrations.mail.once': 'You get no further mail about it until it has worked again.',
  'integrations.mail.button': 'Open Integrations',
} as const;
