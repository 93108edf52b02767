import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getUserInfo, getUserInfoFromCode } from '@campus/contracts/sso/functions';
import { makeSso } from '@campus/tests/areas/sso/sso';
import { callPlatform } from '@campus/tests/calls/platform';
import { type RogueIssuer, startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { stack } from '@campus/tests/stack/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let issuer: RogueIssuer;
let ssoConfigId: string;
beforeAll(async () => {
  issuer = await startRogueIssuer();
  ssoConfigId = await makeSso(issuer);
});
afterAll(() => issuer.close());

const redirectUri = `${stack.urls.console}/oidc`;
const rejected = { code: parseCode.invalid, message: text('sso.rejected') };
const ada = { sub: 'ada', email: 'ada@campus.test', email_verified: true, name: 'Ada Byron' };

describe('getUserInfo', () => {
  it('SSO-046 returns the provider’s data about the owner of the access token, without a session', async () => {
    const accessToken = issuer.tell({ ...ada, secret: 'hidden' });
    await expect(callPlatform(getUserInfo, { ssoConfigId, accessToken })).resolves.toStrictEqual(ada);
  });

  it('SSO-046 fails for a token that the provider rejects', async () => {
    await expect(callPlatform(getUserInfo, { ssoConfigId, accessToken: 'unknown' })).rejects.toMatchObject(
      rejected,
    );
  });

  it('SSO-046 fails for an SSO config that does not exist', async () => {
    await expect(
      callPlatform(getUserInfo, { ssoConfigId: 'nowhere000', accessToken: 'token' }),
    ).rejects.toMatchObject({ code: parseCode.notFound, message: text('sso.oidc.configMissing') });
  });
});

describe('getUserInfoFromCode', () => {
  it('SSO-047 exchanges the code and returns the provider’s data, without a session', async () => {
    const code = issuer.grant({ redirectUri, accessToken: issuer.tell(ada) });
    await expect(
      callPlatform(getUserInfoFromCode, { ssoConfigId, code, redirectUri }),
    ).resolves.toStrictEqual(ada);
  });

  it('SSO-047 fails without a code', async () => {
    for (const code of [undefined, ''])
      await expect(
        callPlatform(getUserInfoFromCode, { ssoConfigId, redirectUri, ...(code === '' && { code }) }),
      ).rejects.toMatchObject({ code: parseCode.invalid, message: text('sso.codeMissing') });
  });

  it('SSO-047 fails for a code that the provider refuses, and for an address outside the console', async () => {
    await expect(
      callPlatform(getUserInfoFromCode, { ssoConfigId, code: 'unknown', redirectUri }),
    ).rejects.toMatchObject(rejected);
    const elsewhere = 'https://elsewhere.test/oidc';
    const code = issuer.grant({ redirectUri: elsewhere, accessToken: issuer.tell(ada) });
    await expect(
      callPlatform(getUserInfoFromCode, { ssoConfigId, code, redirectUri: elsewhere }),
    ).rejects.toMatchObject({ message: text('request.invalid') });
  });
});
