import { reportSsoFailure } from '@campus/contracts/sso/functions';
import { listSsoFailures } from '@campus/contracts/sso/sso';
import { keptSsoFailures } from '@campus/domain/sso/sso-failures';
import { addPersonAt, makeSsoWorld, type SsoWorld } from '@campus/tests/areas/sso/sso-world';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { issuerAt } from '@campus/tests/stack/identity-provider';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();

async function failuresOf({ accountId, people }: SsoWorld['account']) {
  const { items } = await gateway.as(people.admin).sso.failures.query({ accountId });
  return listSsoFailures.output.parse({ items }).items;
}

const entriesOf = ({ accountId }: SsoWorld['account']) =>
  sql.query('select from "AuditEntry" where account = $1', [accountId]);

/** Reports failures to the platform directly, as any program can. */
function report({ world, ssoConfigId }: SsoWorld, email = '') {
  const claim = { serverConfigName: world, provider: 'oidc', ssoConfigId, cause: 'client' } as const;
  return callPlatform(reportSsoFailure, { ...claim, email });
}

it('an administrator reads once that the issuer differs, with the number of tries', async () => {
  const place = await makeSsoWorld('oidc', { issuer: `${issuerAt('/university')}/` });
  const other = await makeSsoWorld('oidc');
  const browser = openBrowser(gateway);
  await browser.call('sso.start', place.wanted);
  await browser.call('sso.start', place.wanted);
  expect(await failuresOf(place.account)).toEqual([
    {
      at: expect.any(String),
      kind: 'oidc',
      providerName: expect.stringMatching(/^SSO /),
      email: '',
      cause: 'issuer',
      code: expect.any(String),
      times: 2,
      requestId: expect.stringMatching(/^[\w-]+$/),
    },
  ]);
  expect(await failuresOf(other.account)).toEqual([]);
});

it('an administrator reads whom the rules of a provider refused', async () => {
  const place = await makeSsoWorld('microsoft');
  const { email } = await addPersonAt(place, { acct: 1 });
  expect(await openBrowser(gateway).enter(place.wanted, email)).toMatchObject({ status: 403 });
  expect(await failuresOf(place.account)).toMatchObject([
    { kind: 'microsoft', email, cause: 'guest', times: 1 },
  ]);
});

it('strangers fill neither the list of failures nor the audit trail of an account', async () => {
  const place = await makeSsoWorld('oidc');
  const before = await entriesOf(place.account);
  for (let n = 0; n < keptSsoFailures + 5; n++) await report(place, `stranger-${n}@campus.test`);
  const kept = await failuresOf(place.account);
  expect(kept.map(({ email }) => email)).toEqual(
    Array.from({ length: keptSsoFailures }, (_, n) => `stranger-${keptSsoFailures + 4 - n}@campus.test`),
  );
  expect(await entriesOf(place.account)).toHaveLength(before.length);
});

it('takes no failure of a provider that the world does not offer', async () => {
  const place = await makeSsoWorld('oidc');
  const other = await makeSsoWorld('oidc');
  await expect(report({ ...place, ssoConfigId: other.ssoConfigId })).rejects.toMatchObject({
    message: 'This way to log in is not enabled here.',
  });
  expect(await failuresOf(place.account)).toEqual([]);
});
