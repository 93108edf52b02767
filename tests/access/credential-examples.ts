import type { AppRouter } from '@campus/api/router';
import { makeCredential, setApiAccess } from '@campus/tests/areas/credentials';
import { sql, type TestAccount } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

const scopes = ['members:read' as const];

/** Allows the API, and deletes old credentials so that the account has room for another. */
async function ready({ accountId }: TestAccount): Promise<string> {
  await setApiAccess(accountId, { isEnabled: true, isProductEnabled: true });
  await sql.query('update api_credential set "revokedAt" = now() where account = $1', [accountId]);
  return accountId;
}

/** The id and secret of one of the account's credentials. */
async function client(account: TestAccount) {
  const { clientId, clientSecret } = await makeCredential(await ready(account));
  return { clientId, clientSecret };
}

async function ofCredential(account: TestAccount) {
  const accountId = await ready(account);
  const { credentialId } = await makeCredential(accountId, { level: 'moderator' });
  return { accountId, credentialId };
}

/** Examples for operations on API credentials. */
export const credentialExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'credentials'>> = {
  'credentials.list': ({ accountId }) => ({ accountId }),
  'credentials.generate': async (account) => ({
    accountId: await ready(account),
    name: 'Nightly sync',
    scopes,
  }),
  'credentials.regenerate': async (account) => ({ ...(await ofCredential(account)), scopes }),
  'credentials.changeScopes': async (account) => ({ ...(await ofCredential(account)), scopes }),
  'credentials.revoke': ofCredential,
  'credentials.issueToken': client,
  'credentials.revokeToken': async (account) => ({ ...(await client(account)), token: 'unknown' }),
};
