import type { AppError } from '@campus/contracts/core/app-error';
import type { WireCall } from '@campus/contracts/core/wire-call';
import type { WireRoute } from '@campus/contracts/core/wire-route';
import { claim } from '@campus/local/ports';
import { cloudFunction } from '@campus/platform/call/define';
import { platformRoute } from '@campus/platform/call/route';
import { serve } from '@campus/platform/call/serve';
import { createApp, mountParse } from '@campus/platform/main/http/app';
import { listen } from '@campus/platform/main/http/listen';
import { handlerOf } from '@campus/platform/main/parse/functions';
import { mountPath } from '@campus/platform/main/parse/options';
import { startParseServer } from '@campus/platform/main/parse/server';
import { afterAll } from 'vitest';
import { makeServices } from '../stack/platform-services.ts';

/**
 * A platform with the real HTTP app and Parse Server, one cloud function, and one REST route. Both refuse
 * with the latest error of `refuseWith`.
 */
export async function openRefusingPlatform(wire: WireCall, route: WireRoute) {
  const test = await makeServices();
  const { services } = test;
  const { config, files, log } = services;
  let refusal: AppError | undefined;
  const handle = async () => {
    throw refusal;
  };
  const refused = cloudFunction(wire, { access: 'public', handle });
  const parse = await startParseServer({ config, log, port: await claim(0), files });
  parse.define(wire.name, handlerOf(refused, services));
  const app = createApp({ state: 'ready' }, config.trustProxy);
  app.get(`/gateway${route.path}`, serve(platformRoute(route, { access: 'public', handle }), services));
  mountParse(app, { path: mountPath, parse: parse.app, functions: [refused], services });
  const server = await listen(app, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  afterAll(async () => {
    await server.close(0);
    await parse.close();
    await test.close();
  });
  return {
    url: `http://127.0.0.1:${server.port}${mountPath}`,
    refuseWith: (error: AppError) => {
      refusal = error;
    },
  };
}
