import { pageTexts } from '../core/catalogue.ts';

/** The texts of the cards of connections. */
export const integrationsPageMessages = pageTexts({
  'integrations.slack.title': 'Slack Integration',
  'integrations.slack.about': 'Messages of the world in a channel of your workspace.',
  'integrations.slack.connect': 'Connect to Slack',
  'integrations.slack.connecting': 'Connecting to Slack …',
  'integrations.slack.connected': 'Successfully connected to Slack.',
  'integrations.slack.channel': (p: { channel: string; team: string }) =>
    `Connected with ${p.channel} in ${p.team}.`,
  'integrations.slack.none': 'No channel is connected.',
  'integrations.slack.disconnect': 'Disconnect',
  'integrations.slack.disconnect.ask': 'Disconnect Slack?',
  'integrations.slack.disconnect.consequence':
    'No more messages are posted to the channel. To connect again, you have to choose a channel in Slack.',
  'integrations.slack.disconnected': 'Slack is disconnected.',
  'integrations.test': 'Send a test',
  'integrations.tested': (p: { connection: string }) => `The test of ${p.connection} succeeded.`,
  'integrations.testFailed': (p: { connection: string; reason: string }) =>
    `The test of ${p.connection} failed. ${p.reason}`,
  'integrations.health.unknown': 'Not used yet',
  'integrations.health.working': 'Working',
  'integrations.health.failing': 'Failing',
  'integrations.health.lastSuccess': 'Last success:',
  'integrations.health.lastFailure': 'Last error:',
  'integrations.health.never': 'none yet',
  'integrations.health.calls': 'Last calls',
  'integrations.health.callsOf': (p: { connection: string }) => `Last calls of ${p.connection}`,
  'integrations.health.none': 'The vendor has not been called yet.',
  'integrations.operation.connect': 'Connect',
  'integrations.operation.test': 'Test',
  'integrations.operation.session': 'Session',
  'integrations.call': (p: { operation: string; outcome: string; latency: string }) =>
    `${p.operation}: ${p.outcome} ${p.latency} ms`,
} as const);
