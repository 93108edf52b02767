import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/streaming/functions';
import { getStreaming, startStreaming } from '@campus/contracts/streaming/streaming';
import { offersCampusStreaming } from '@campus/domain/streaming/streaming';
import type * as z from 'zod';
import { cloudFunction } from '../../call/define.ts';
import { rulesOf } from '../../call/implement.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { createHandover } from '../identity/handover.ts';
import { recordCall } from '../integrations/record-call.ts';
import { prepareSession, sessionRefusal } from './campus-vendor.ts';
import { returnAddress } from './return-address.ts';

/** Streaming by the vendor that accounts enroll with directly. */
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

type Settings = z.output<typeof wire.getStreamingSettings.output>;

// A missing or invalid setting counts as not set.
const query = {
  name: 'streaming-settings',
  text: `
  select a."objectId" as "accountId",
    a.streaming->'enrolled' is not distinct from 'true' as enrolled,
    a.streaming->'enabled' is not distinct from 'true' as enabled,
    coalesce(a.streaming->>'launchButtonLabel', '') as "launchButtonLabel",
    coalesce(c.name, '') as "serverConfigName", coalesce(c."worldBuildVersion", '0') as "worldBuildVersion"
  from "Account" a left join "ServerConfig" c on c.account = a."objectId" where a."objectId" = $1`,
};

/** Returns the state of an account's own streaming; undefined if there is no such account. */
function readStreamingSettings(sql: Queryable, accountId: string): Promise<Settings | undefined> {
  return sql.one<Settings>(query, [accountId]);
}
