import { answers } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { accountAccessAs } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';

const scopes = ['members:read'];

it.each([null, '', undefined])(
  'INT-033 says “Failed to get client secret.” when the platform answers the secret %j',
  async (clientSecret) => {
    const { app, sealed } = await gatewayOn({
      ...accountAccessAs('superadmin'),
      generateClientSecret: answers({ credentialId: 'c1', clientId: 'campus_1', clientSecret }),
    });
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/accounts/a1/api-credentials',
      headers: { authorization: `Bearer ${sealed}` },
      payload: { name: 'Sync', scopes },
    });
    expect(response.json()).toMatchObject({ detail: 'Failed to get client secret.' });
    expect(response.statusCode).toBe(503);
  },
);
