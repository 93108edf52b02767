import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import * as wire from '@campus/contracts/integrations/functions';
import { slackAuthorizeAddress, slackReturnAddress } from '@campus/domain/integrations/slack';
import { implement } from '../../call/implement.ts';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SlackSettings } from '../../foundation/slack-settings.ts';
import { readHealth } from './read-health.ts';
import { recordCall } from './record-call.ts';
import { deleteChannel, readSlack, storeChannel } from './slack-connection.ts';
import { newState, takeState } from './slack-state.ts';
import { exchangeCode } from './slack-vendor.ts';
import { flipSpeechToText } from './speech-to-text.ts';
import { ownTestCalls, readTestCalls, type TestCalls } from './test-calls.ts';

/** The functions for a world's integrations. */
export function createIntegrationFunctions(others: Omit<TestCalls, keyof typeof ownTestCalls>) {
  const testsOf = (sql: Queryable, config: PlatformConfig, accountId: string) =>
    readTestCalls({ sql, config }, { ...ownTestCalls, ...others }, accountId);
  return [
    implement(wire.getIntegrations, async ({ sql, input: { accountId }, services: { config } }) => ({
      slack: await readSlack(sql, config, accountId),
      health: await readHealth(sql, accountId, await testsOf(sql, config, accountId)),
    })),

    implement(wire.startSlack, async ({ sql, input: { accountId }, session, services: { config } }) => {
      const { authorizeUrl: page, clientId } = slackOf(config);
      const state = await newState(sql, { accountId, sessionId: session.id });
      return { state, url: slackAuthorizeAddress({ page, clientId, publicUrl: config.publicUrl, state }) };
    }),

    implement(wire.connectSlack, {
      before: async ({ input: { accountId, code, state }, session, services }) => {
        const slack = slackOf(services.config);
        await takeState(services.sql, state, { accountId, sessionId: session.id });
        const returnAddress = slackReturnAddress(services.config.publicUrl);
        const { answer, ...made } = await exchangeCode(slack, { code, returnAddress });
        await recordCall(services, { ...made, accountId, connection: 'slack', operation: 'connect' });
        if (!answer) throw new AppError('conflict', 'integrations.slack.failed').because(made);
        return answer;
      },
      handle: async ({ sql, input: { accountId }, audit, services: { config } }, channel) => {
        audit.note({ target: { type: 'settings', id: accountId, label: channel.channel } });
        await storeChannel(sql, config, { accountId, ...channel });
        return { slack: await readSlack(sql, config, accountId) };
      },
    }),

    implement(wire.disconnectSlack, ({ sql, input: { accountId } }) => deleteChannel(sql, accountId)),

    implement(wire.testConnection, {
      before: async ({ sql, input: { accountId, connection }, services, audit }) => {
        const label = text(`integrations.connection.${connection}`);
        const test = (await testsOf(sql, services.config, accountId))(connection);
        if (!test) throw new AppError('conflict', 'integrations.notConnected', { connection: label });
        audit.note({ target: { type: 'settings', id: accountId, label } });
        const { answer: _, ...made } = await test();
        return recordCall(services, { ...made, accountId, connection, operation: 'test' });
      },
      handle: async (_, call) => ({ call }),
    }),

    implement(wire.toggleSpeechToText, async (call) => ({ enabled: await flipSpeechToText(call) })),
  ];
}

function slackOf({ slack }: PlatformConfig): SlackSettings {
  if (!slack) throw new AppError('forbidden', 'integrations.slack.notOffered');
  return slack;
}
