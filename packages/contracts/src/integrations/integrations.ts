import { callOutcomes, connections, keptCalls } from '@campus/domain/integrations/health';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, instant, webAddress } from '../core/fields.ts';
import { done } from '../core/list.ts';

const access = { page: 'integrations' } as const;
const base = '/accounts/{accountId}/integrations' as const;

const account = z.object({ accountId });

const vendorCall = z
  .object({
    at: instant.describe('When the vendor was called.'),
    operation: z.enum(['connect', 'test', 'session']).describe('What for.'),
    outcome: z.enum(callOutcomes).describe('What became of it.'),
    detail: z.string().describe('Code with which the vendor refused it; empty if there is none.'),
    latency: z.int().describe('How long it took, in milliseconds.'),
  })
  .describe('A call of a vendor.');
export type VendorCall = z.output<typeof vendorCall>;

const health = z
  .object({
    connection: z.enum(connections).describe('What the world is connected with.'),
    isTestable: z
      .boolean()
      .describe('Whether it can be tested: the account has it, and the console is set up.'),
    state: z.enum(['unknown', 'working', 'failing']).describe('Health as the last call says.'),
    lastSuccess: instant.nullable().describe('When a call last succeeded; null if none has.'),
    lastFailure: vendorCall.nullable().describe('The last call that failed, of those that are kept.'),
    calls: z.array(vendorCall).describe(`The last ${keptCalls} calls, the newest first.`),
  })
  .describe('Health of a connection.');
export type ConnectionHealth = z.output<typeof health>;

const slack = z
  .object({
    isOffered: z.boolean().describe('Whether the console is set up for Slack.'),
    isConnected: z.boolean().describe('Whether the world is connected with a channel.'),
    channel: z.string().describe('Name of the channel; empty if there is none.'),
    team: z.string().describe('Name of the workspace; empty if there is none.'),
  })
  .describe('Connection with Slack.');

export const readIntegrations = contract({
  kind: 'query',
  access,
  summary: 'What the world is connected with, and the health of each connection.',
  rest: { method: 'GET', path: base },
  input: account,
  output: z.object({ slack, health: z.array(health).describe('Health of the connections.') }),
});

const state = z.string().min(1).max(200).describe('Random text that Slack sends back.');

export const startSlack = contract({
  kind: 'mutation',
  access,
  summary: 'The address at Slack where a person chooses a channel to connect.',
  rest: { method: 'POST', path: `${base}/slack/start` },
  input: account,
  output: z.object({ url: webAddress.describe('Address to open in the browser.'), state }),
  audit: 'integrations.slackStart',
  limit: { calls: 30, seconds: 60 },
});

export const connectSlack = contract({
  kind: 'mutation',
  access,
  summary: 'Connect the world with the channel that a person chose at Slack.',
  rest: { method: 'POST', path: `${base}/slack` },
  input: account.extend({
    code: z.string().min(1).max(1000).describe('Code with which Slack sent the browser back.'),
    state,
  }),
  output: z.object({ slack }),
  audit: 'integrations.slackConnect',
  limit: { calls: 30, seconds: 60 },
});

export const disconnectSlack = contract({
  kind: 'mutation',
  access,
  summary: 'Disconnect the world from Slack, and forget its channel.',
  rest: { method: 'DELETE', path: `${base}/slack` },
  input: account,
  output: done,
  audit: 'integrations.slackDisconnect',
});

export const testConnection = contract({
  kind: 'mutation',
  access,
  summary: 'Call the vendor of a connection to see whether it works; returns the result.',
  rest: { method: 'POST', path: `${base}/{connection}/test` },
  input: account.extend({ connection: z.enum(connections).describe('Connection to test.') }),
  output: z.object({ call: vendorCall }),
  audit: 'integrations.test',
  limit: { calls: 10, seconds: 60 },
});

export const toggleSpeechToText = contract({
  kind: 'mutation',
  access,
  summary: 'Turn speech-to-text on if it is off, and off if it is on.',
  rest: { method: 'POST', path: `${base}/speech-to-text/toggle` },
  input: account,
  output: z.object({ enabled: z.boolean().describe('Whether it is on now.') }),
  audit: 'integrations.speechToText',
  limit: { calls: 60, seconds: 60 },
});
