import { checkEmail, logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getSessions } from '@campus/contracts/sessions/functions';
import { claim } from '@campus/local/ports';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { startPlatformProcess } from '@campus/tests/stack/platform-process';
import { makePerson, password, uniqueAddress } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const far = '203.0.113.7';

it('AUTH-064 an address that checks emails too often is refused, on all platforms together', async () => {
  const { email } = await makePerson();
  const platforms = await Promise.all([1, 2].map(async () => startPlatformProcess(await claim(0))));
  await Promise.all(platforms.map((platform) => platform.ready()));
  const ask = (call: number, from: string) =>
    callPlatform(checkEmail, { email }, undefined, {
      address: from,
      platform: `${platforms[call % 2]?.url}/parse`,
    });
  const curious = uniqueAddress();
  for (let call = 0; call < 10; call++) await ask(call, curious);
  for (const call of [1, 2])
    await expect(ask(call, curious)).rejects.toMatchObject({
      code: parseCode.tooMany,
      message: expect.stringContaining(text('request.tooMany', { seconds: 60 }).slice(0, 10)),
    });
  const refused = await requestPlatform('POST', `/functions/${checkEmail.name}`, {
    body: { email },
    headers: { 'x-forwarded-for': curious },
    platform: `${platforms[0]?.url}/parse`,
  });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
  expect(refused.headers.get('ratelimit')).toMatch(/^"checkEmail";r=0;t=[1-9]\d?$/);
  expect(refused.headers.get('ratelimit-policy')).toBe('"checkEmail";q=10;w=60');
  await expect(ask(1, uniqueAddress())).resolves.toMatchObject({ email });
  for (const platform of platforms) platform.stop();
  await Promise.all(platforms.map((platform) => platform.ended));
}, 120_000);

it("the address of a call is the connection's own when the platform does not trust the caller", {
  timeout: 120_000,
}, async () => {
  const platform = startPlatformProcess(await claim(0), { PLATFORM_TRUST_PROXY: '192.0.2.0/24' });
  await platform.ready();
  const from = { address: far, platform: `${platform.url}/parse` };
  const { email } = await makePerson();
  const { sessionToken } = await callPlatform(logIn, { email, password }, undefined, from);
  const { sessions } = await callPlatform(getSessions, {}, sessionToken, from);
  expect(sessions[0]?.address).toBe('127.0.0.1');
  platform.stop();
  await platform.ended;
});
