import { resets } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';

it.each(['/api/v1/worlds/demo', '/trpc/worlds.get?input={"id":"demo"}'])(
  '%s says when to come back while the platform is away',
  async (address) => {
    const { app } = await gatewayOn({ getInvite: resets, ClientInfo: resets });
    const answer = await app.inject(address);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
  },
);
