import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/streaming/functions';
import { getStreaming, startStreaming } from '@campus/contracts/streaming/streaming';
import { offersCampusStreaming } from '@campus/domain/streaming/streaming';
import { cloudFunction } from '../../call/define.ts';
import { rulesOf } from '../../call/implement.ts';
import { createHandover } from '../identity/handover.ts';
import { recordCall } from '../integrations/record-call.ts';
import { prepareSession, sessionRefusal } from './campus-vendor.ts';
import { readStreamingSettings } from './read-settings.ts';
import { returnAddress } from './return-address.ts';

/** Streaming by the vendor an account is enrolled with itself. */
export const streamingFunctions = [
  cloudFunction(wire.getStreamingSettings, {
    ...rulesOf(getStreaming),
    handle: async ({ sql, input, services }) => {
      const settings = await readStreamingSettings(sql, input.accountId);
      if (!settings) throw new AppError('notFound', 'request.notFound');
      return services.config.streaming.campus ? settings : { ...settings, enrolled: false };
    },
  }),

  cloudFunction(wire.getStreamingUrl, {
    ...rulesOf(startStreaming),
    before: async ({ sql, input, services, audit }) => {
      const { accountId } = input;
      const { config } = services;
      const loginUrl = returnAddress(config, input.loginUrl);
      const logoutUrl = returnAddress(config, input.logoutUrl);
      const settings = await readStreamingSettings(sql, accountId);
      const { campus } = config.streaming;
      if (!campus || !settings || !offersCampusStreaming(settings))
        throw new AppError('forbidden', 'streaming.notEnabled');
      const { serverConfigName: world } = settings;
      audit.note({ target: { type: 'world', id: world, label: world } });
      const { answer, ...made } = await prepareSession(campus, { account: accountId, loginUrl, logoutUrl });
      await recordCall(services, { ...made, accountId, connection: 'streaming', operation: 'session' });
      if (!answer) throw sessionRefusal(made);
      return answer;
    },
    handle: async (call, url) => {
      const { token } = await createHandover(call, { accountId: call.input.accountId, purpose: 'streaming' });
      url.searchParams.set('sessionToken', token);
      return { url: url.href };
    },
  }),
];
