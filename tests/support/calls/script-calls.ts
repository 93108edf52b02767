import type { ApiScope } from '@campus/domain/credentials/api-scopes';
import type { Response } from 'supertest';
import { makeCredential, type TestCredential } from '../areas/credentials.ts';
import type { TestGateway } from './gateway.ts';

/** Calls below the account's address with the token of an API credential. */
export type ScriptCall = (
  method: 'get' | 'post' | 'patch' | 'delete',
  path?: string,
  sent?: { body?: object | undefined; query?: object },
) => Promise<Response>;

/** A credential of the account with these scopes, and the calls of its script. */
export async function makeScript(
  { http }: Pick<TestGateway, 'http'>,
  accountId: string,
  scopes: readonly ApiScope[],
): Promise<TestCredential & { call: ScriptCall }> {
  const credential = await makeCredential(accountId, { scopes });
  const granted = await http
    .post('/api/oauth/token')
    .auth(credential.clientId, credential.clientSecret)
    .type('form')
    .send({ grant_type: 'client_credentials' });
  const call: ScriptCall = async (method, path = '', { body, query = {} } = {}) =>
    http[method](`/api/v1/accounts/${accountId}${path}`)
      .set('authorization', `Bearer ${granted.body.access_token}`)
      .query(query)
      .send(body);
  return { ...credential, call };
}
